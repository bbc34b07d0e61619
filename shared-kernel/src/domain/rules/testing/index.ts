export { BANK_DAY, findProblems, VALID_ACCOUNT, VALID_PAYMENT, VALID_ROW } from './valid-payment';
export { QUESTIONNAIRE } from './questionnaire';
