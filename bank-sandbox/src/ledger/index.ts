export { accountByIban, internalAccount, lockAccounts, type AccountRow, type InternalAccount } from './accounts';
export { ledgerFaults, type LedgerFault } from './faults';
export { internalBalance } from './internal-balance';
export { openInternalAccount, type PayableAccount } from './open-internal-account';
export { bankNumberOf, FIRST_BANK_NUMBER, post, type Movement, type Posting } from './post';
export { holdsOf, release, reserve } from './reserve';
export { reverse, type StaysPosted } from './reverse';
