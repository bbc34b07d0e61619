/**
 * Version of the remote contract; `shared-kernel/contract/CHANGELOG.md` lists what each version added. A remote names
 * the range it can live with in its `remote.json`; the shell refuses a remote whose range does not hold this version.
 */
export const REMOTE_CONTRACT_VERSION = '1.59.0';
