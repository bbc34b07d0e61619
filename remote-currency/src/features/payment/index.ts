export { checkPayment, findWarnings, loadWholeCheck } from './check-payment';
export { maximumTo, offeredBeneficiaries, otherAccountsOf, receiverOfContract } from './known-beneficiaries';
export { readDraft, type PaymentDraft } from './payment-draft';
export { stepOf, type PaymentFacts } from './payment-facts';
export { emptyPayment, receiverValues, toDraft, toSave, type PaymentValues } from './payment-values';
export { CURRENCY_TEMPLATES } from './template-kind';
