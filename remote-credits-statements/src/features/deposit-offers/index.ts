export {
  buildApplicationDraft,
  compareOffers,
  getDepositAccounts,
  getOfferedTerms,
  readAddress,
  readDraftValues,
  type WishValues,
} from './compare-offers';
export { OfferChoice } from './OfferChoice';
export { default as offerStyles } from './offers.module.css';
export { OfferSummary, OfferSums } from './OfferSummary';
export { OfferTerms } from './OfferTerms';
