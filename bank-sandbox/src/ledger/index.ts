export { accountByIban, internalAccount, lockAccounts, type AccountRow, type InternalAccount } from './accounts';
export { ledgerFaults, type LedgerFault } from './faults';
export { bankNumberOf, post, type Movement, type Posting } from './post';
export { holdsOf, release, reserve } from './reserve';
