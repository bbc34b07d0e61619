export { checkPayment, contextOf, stepOf, type PaymentFacts } from './check-payment';
export { maximumTo, offeredBeneficiaries, otherAccountsOf, receiverOfContract } from './known-beneficiaries';
export { readDraft, type PaymentDraft } from './payment-draft';
export {
  copyOf,
  emptyPayment,
  receiverValues,
  repeatOf,
  toDraft,
  toSave,
  valuesOf,
  type PaymentValues,
} from './payment-values';
export { CURRENCY_TEMPLATES, templateContentOf } from './template-content';
