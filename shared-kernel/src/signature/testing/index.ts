/** Helpers for tests in Node; nothing that ships imports this folder. */
export { dstuAuthority, type DstuAuthority } from './dstu-authority';
export { packageFile } from './dstu';
export { opensslAuthority, type OpensslAuthority } from './authority';
export { openssl, opensslText, type OpensslRun } from './openssl';
