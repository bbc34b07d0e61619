/** Helpers for tests in Node; production code must not import this folder. */
export { createDstuAuthority, type DstuAuthority } from './create-dstu-authority';
export { flipBits } from './flip-bits';
export { readPackageFile } from './read-package-file';
export { jksFile, pbes2File, pfxFile, zs2File } from './write-containers';
export { createOpensslAuthority, type OpensslAuthority } from './create-openssl-authority';
export { runOpenssl, runOpensslForText, type OpensslRun } from './run-openssl';
export { BOUNCY_MESSAGES, BOUNCY_PASSWORD, bouncyFile } from './bouncy-castle';
export { withOtherS } from './with-other-s';
