export { catalogueRowOf, checkPayment, needsCatalogueName } from './check-payment';
export { fillForm } from './fill-form';
export { readDraft, type PaymentDraft } from './payment-draft';
export {
  copyOf,
  emptyPayment,
  fundingOf,
  hasStructure,
  repeatOf,
  toDraft,
  toSave,
  valuesOf,
  vatTextOf,
  type PaymentValues,
  type StoredRequisites,
} from './payment-values';
