export { interestBetween, plus, type InterestTerms } from './accrue';
export { creditDebts, interestNotOverdue, overdueDebt, wholeDebt, type CreditDebts } from './credit-debts';
export { balanceOn, type CreditHistory, type CreditRepayment, type Instalment } from './credit-history';
export { dueDays, partOfPeriod, type CreditPeriod, type DueDay, type DueDayRule } from './credit-period';
export { creditRows, InstalmentState, type CreditRow } from './credit-rows';
export {
  annuityPayment,
  creditSchedule,
  CreditScheme,
  regularPart,
  scheduleOf,
  type CreditPlan,
  type CreditTerms,
  type PlannedPayment,
} from './credit-schedule';
export { addMonths, DayCount, yearPart } from './day-count';
export {
  earlyRepayment,
  EarlyWay,
  type CreditOutcome,
  type EarlyOutcomes,
  type EarlyRepayment,
} from './early-repayment';
export {
  repaymentParts,
  scheduledNow,
  sumsToPay,
  type RepaymentParts,
  type Standing,
  type SumsToPay,
} from './repayment-parts';
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
export { earlyCost, earlyOutcomes, mostExtra, replanned, standingOn } from './replan';
