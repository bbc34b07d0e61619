export { accountByIban, internalAccount, lockAccounts, type AccountRow, type InternalAccount } from './accounts';
export { ledgerFaults, type LedgerFault } from './faults';
export { bankNumberOf, post, type Movement, type Posting } from './post';
export { release, reserve } from './reserve';
