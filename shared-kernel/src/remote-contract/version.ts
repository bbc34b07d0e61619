/**
 * The version of this contract. A remote names the range it can live with in its `remote.json`; the shell refuses a
 * remote whose range does not hold it. A breaking change of anything exported here needs a new major number.
 */
export const REMOTE_CONTRACT_VERSION = '1.0.0';
