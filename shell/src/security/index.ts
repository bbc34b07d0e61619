export { installTrustedTypes } from './install-trusted-types';
export { failWhenStaying, isLeaving, watchLeaving, whenStaying } from './leaving';
export { nativeDigest, nativeFetch, saveNetwork, verifySignature } from './native-network';
