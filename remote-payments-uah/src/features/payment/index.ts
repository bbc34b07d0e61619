export { catalogueRowOf, checkPayment, needsCatalogueName } from './check-payment';
export { readDraft, type PaymentDraft } from './payment-draft';
export {
  copyOf,
  emptyPayment,
  fundingOf,
  hasStructure,
  toDraft,
  toSave,
  valuesOf,
  vatTextOf,
  type PaymentValues,
  type StoredRequisites,
} from './payment-values';
