export { checkPayment, findWarnings, loadFullCheck } from './check-payment';
export { getMaximum, toSuggestions, findOtherAccounts, getContractPayee } from './catalogue-beneficiaries';
export { readDraft, type PaymentDraft } from './payment-draft';
export { getStep, type PaymentFacts } from './payment-facts';
export { emptyPayment, toBeneficiaryStepValues, toDraft, toPaymentRequest, type PaymentValues } from './payment-values';
export { CURRENCY_TEMPLATES } from './currency-templates';
