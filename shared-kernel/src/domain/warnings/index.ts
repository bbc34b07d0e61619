export { knownOtherAccounts, type KnownReceiver } from './changed-iban';
export { hasLongCategory } from './long-category';
export { lookAlikes, type KnownPayment, type PaymentInQuestion } from './look-alike';
