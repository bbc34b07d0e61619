/** Beside the kit's other files: the contract that it was made with. */
export const CONTRACT_FILE = 'contract.json';
/** What plays the shell when a build is checked. */
export const PLAYED_SHELL_FILE = 'played-shell.js';
