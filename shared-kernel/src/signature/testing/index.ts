/** Helpers for tests in Node; production code must not import this folder. */
export { dstuAuthority, type DstuAuthority } from './dstu-authority';
export { flipsOf } from './der-fields';
export { packageFile } from './dstu';
export { jksFile, pbes2File, pfxFile, zs2File } from './dstu-containers';
export { opensslAuthority, type OpensslAuthority } from './authority';
export { openssl, opensslText, type OpensslRun } from './openssl';
export { BOUNCY_MESSAGES, BOUNCY_PASSWORD, bouncyFile } from './bouncy-castle';
export { withOtherS } from './with-other-s';
