export { knownOtherNames, type KnownAccount } from './changed-name';
export { knownOtherAccounts, type KnownReceiver } from './changed-iban';
export { hasLongCategory } from './long-category';
export { lookAlikes, type KnownPayment, type PaymentToCompare } from './look-alike';
