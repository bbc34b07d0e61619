export { findAccountByIban, ensureInternalAccount, lockAccounts, type AccountRow } from './ledger-accounts';
export { findLedgerFaults, type LedgerFault } from './find-ledger-faults';
export { sumInternalBalance } from './sum-internal-balance';
export { openInternalAccount, type PayableAccount } from './open-internal-account';
export { toBankNumber, FIRST_BANK_NUMBER, post, type Movement } from './post';
export { findHolds, releaseHolds, placeHolds } from './place-holds';
export { reversePosting, type ReversalRefusal } from './reverse-posting';
