/** Helpers for tests in Node; production code must not import this folder. */
export { createDstuAuthority } from './create-dstu-authority';
export { flipBits } from './flip-bits';
export { readPackageFile } from './read-package-file';
export { pfxFile, zs2File } from './write-containers';
export { createOpensslAuthority } from './create-openssl-authority';
export { runOpenssl, runOpensslForText } from './run-openssl';
export { BOUNCY_MESSAGES, BOUNCY_PASSWORD, bouncyFile } from './bouncy-castle';
export { withOtherS } from './with-other-s';
