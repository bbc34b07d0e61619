export { accrueInterest, plus, type InterestTerms } from './accrue-interest';
export { creditDebts, interestNotOverdue, overdueDebt, wholeDebt, type CreditDebts } from './credit-debts';
export { balanceOn, type CreditHistory, type CreditRepayment, type Instalment } from './credit-history';
export { dueDays, partOfPeriod, type CreditPeriod, type DueDay, type DueDayRule } from './credit-period';
export { creditRows, InstalmentState, type CreditRow } from './credit-rows';
export {
  annuityPayment,
  creditSchedule,
  CreditScheme,
  getRegularPart,
  scheduleRemainder,
  type CreditPlan,
  type CreditTerms,
  type PlannedPayment,
} from './credit-schedule';
export { addMonths, DayCount, yearPart } from './day-count';
export {
  compareEarlyRepayment,
  EarlyWay,
  type CreditOutcome,
  type EarlyOutcomes,
  type EarlyRepayment,
} from './early-repayment';
export {
  splitRepayment,
  scheduledNow,
  getSumsToPay,
  type RepaymentParts,
  type Standing,
  type SumsToPay,
} from './repayment-parts';
export { breakDeposit, type DepositBreak } from './deposit-break';
export { accruedInterest, depositBalance, interestDue, interestOfSums, sumAmounts } from './deposit-interest';
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
export { withholdTax, type WithheldTax } from './withhold-tax';
export { getEarlyCost, earlyOutcomes, getMaxExtra, replan, getStanding } from './replan';
