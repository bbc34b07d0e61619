export { installTrustedTypes } from './install-trusted-types';
export { nativeDigest, nativeFetch, saveNetwork, verifySignature } from './native-network';
