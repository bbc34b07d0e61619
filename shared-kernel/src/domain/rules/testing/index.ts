export { BANK_DAY, problemsOf, VALID_ACCOUNT, VALID_PAYMENT, VALID_ROW } from './valid-payment';
export { QUESTIONNAIRE } from './questionnaire';
