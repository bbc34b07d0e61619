export { catalogueRowOf, checkPayment, needsCatalogueName } from './check-payment';
export { readDraft, type PaymentDraft } from './payment-draft';
export {
  emptyPayment,
  fundingOf,
  hasStructure,
  isPurposeMade,
  toDraft,
  toSave,
  vatTextOf,
  type PaymentValues,
} from './payment-values';
export { UAH_TEMPLATES } from './template-kind';
