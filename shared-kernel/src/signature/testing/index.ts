/** Helpers for tests in Node; nothing that ships imports this folder. */
export { opensslAuthority, type OpensslAuthority } from './authority';
export { rememberDerivedKeys } from './derived-keys';
export { openssl, opensslText, type OpensslRun } from './openssl';
