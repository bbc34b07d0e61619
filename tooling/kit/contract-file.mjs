/** Beside the kit's other files: the contract that it was made with. */
export const CONTRACT_FILE = 'contract.json';
