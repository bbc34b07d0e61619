export const CONTRACT_FILE = 'contract.json';
export const PLAYED_SHELL_FILE = 'played-shell.js';
