export { installTrustedTypes } from './install-trusted-types';
export { failWhenStaying, watchLeaving, whenStaying } from './leaving';
export { nativeDigest, nativeFetch, saveNetwork, verifySignature } from './native-network';
