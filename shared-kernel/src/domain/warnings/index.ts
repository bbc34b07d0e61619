export { findOtherNames, type AccountRecord, type CompareNames } from './find-other-names';
export { findOtherAccounts, type ReceiverRecord } from './find-other-accounts';
export { isTrustedReceiver, type Payer } from './is-trusted-receiver';
export { hasLongCategory } from './has-long-category';
export { findLookAlikes, type PaymentRecord, type PaymentToCompare } from './find-look-alikes';
