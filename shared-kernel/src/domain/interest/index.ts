export { interestBetween, plus, type InterestTerms } from './accrue';
export { addMonths, DayCount, yearPart } from './day-count';
export { breakDeposit, type DepositBreak } from './deposit-break';
export { accruedInterest, depositBalance, interestDue, interestOfSums, sumOf } from './deposit-interest';
export {
  offerMisfit,
  offerRate,
  offerResult,
  offerTerms,
  type DepositWish,
  type OfferMisfit,
  type OfferRate,
  type OfferResult,
  type OfferTerms,
} from './deposit-offer';
export { depositSchedule, interestOfTerm, type DepositPayment } from './deposit-schedule';
export { nextPaymentDay, type DatedAmount, type DepositTerms, type RunningDeposit } from './deposit-terms';
export { INTEREST_INCOME_TAX, INTEREST_MILITARY_TAX, withheldTax, type WithheldTax } from './withheld-tax';
