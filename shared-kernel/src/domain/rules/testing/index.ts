export { BANK_DAY, problemsOf, VALID_ACCOUNT, VALID_PAYMENT } from './valid-payment';
