export { getTypedCallBack, isCallKept, type TypedCallBack } from './call-back-values';
export { checkPayment, needsCatalogueName } from './check-payment';
export { readDraft, type PaymentDraft } from './payment-draft';
export {
  canBeInstant,
  createEmptyPayment,
  toFundingValues,
  getMovedText,
  getStructuredPurpose,
  isBudgetPayment,
  NO_STRUCTURE,
  toDraft,
  toPaymentRequest,
  getVatText,
  type PaymentValues,
} from './payment-values';
export { toTemplateContent } from './to-template-content';
export { UAH_TEMPLATES } from './uah-templates';
export { toCopyValues, toPaymentValues, toRepeatValues } from './stored-values';
export { useSaveInCatalogues } from './use-save-in-catalogues';
