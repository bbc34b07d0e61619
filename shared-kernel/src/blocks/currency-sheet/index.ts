export { CurrencyPaymentFacts, type CurrencyPaymentFactsProps } from './CurrencyPaymentFacts';
export { CurrencyRequestFacts, type CurrencyRequestFactsProps } from './CurrencyRequestFacts';
export { LinkedPayments, type LinkedPaymentsProps } from './LinkedPayments';
export { currencySheetTexts } from './texts';
