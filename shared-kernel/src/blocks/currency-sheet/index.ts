export { CurrencyPaymentFacts } from './CurrencyPaymentFacts';
export { CurrencyRequestFacts } from './CurrencyRequestFacts';
export { LinkedPayments } from './LinkedPayments';
export { currencySheetTexts } from './texts';
