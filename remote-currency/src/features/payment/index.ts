export { checkPayment, findWarnings, loadFullCheck } from './check-payment';
export { getMaximum, toSuggestions, findOtherAccounts } from './catalogue-beneficiaries';
export { readDraft, type PaymentDraft } from './payment-draft';
export { getStep, type PaymentFacts } from './payment-facts';
export { emptyPayment, toDraft, toPaymentRequest, type PaymentValues } from './payment-values';
export { useBeneficiaryCode, useFillBeneficiary } from './use-beneficiary-code';
export { CURRENCY_TEMPLATES } from './currency-templates';
