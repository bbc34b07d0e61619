export { checkPayment, needsCatalogueName } from './check-payment';
export { readDraft, type PaymentDraft } from './payment-draft';
export {
  emptyPayment,
  toFundingValues,
  hasStructure,
  isPurposeGenerated,
  toDraft,
  toPaymentRequest,
  getVatText,
  type PaymentValues,
} from './payment-values';
export { UAH_TEMPLATES } from './uah-templates';
