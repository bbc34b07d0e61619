export { accrueInterest, addRatios, type InterestTerms } from './accrue-interest';
export {
  computeCreditDebts,
  getInterestNotOverdue,
  sumOverdueDebt,
  sumDebt,
  type CreditDebts,
} from './compute-credit-debts';
export { getBalanceOn, type CreditHistory, type CreditRepayment, type Instalment } from './credit-history';
export { listDueDays, getPeriodPart, type CreditPeriod, type DueDay, type DueDayRule } from './credit-period';
export { buildCreditRows, InstalmentState, type CreditRow } from './build-credit-rows';
export {
  buildCreditSchedule,
  CreditScheme,
  getRegularPart,
  scheduleRemainder,
  type CreditPlan,
  type CreditTerms,
  type PlannedPayment,
} from './build-credit-schedule';
export { addMonths, DayCount, computeYearPart } from './day-count';
export {
  compareEarlyRepayment,
  EarlyWay,
  type CreditOutcome,
  type EarlyOutcomes,
  type EarlyRepayment,
} from './early-repayment';
export {
  splitRepayment,
  getScheduledPrincipal,
  getSumsToPay,
  type RepaymentParts,
  type Standing,
  type SumsToPay,
} from './repayment-parts';
export { breakDeposit, type DepositBreak } from './deposit-break';
export {
  computeAccruedInterest,
  getDepositBalance,
  computeInterestDue,
  computeInterestOfSums,
  sumAmounts,
} from './deposit-interest';
export {
  findOfferMisfit,
  getOfferRate,
  computeOfferResult,
  listOfferTerms,
  type DepositWish,
  type OfferMisfit,
  type OfferRate,
  type OfferResult,
  type OfferTerms,
} from './deposit-offer';
export { buildDepositSchedule, computeTermInterest, type DepositPayment } from './build-deposit-schedule';
export { getNextPaymentDay, type DatedAmount, type DepositTerms, type RunningDeposit } from './deposit-terms';
export { withholdTax, type WithheldTax } from './withhold-tax';
export { getEarlyCost, compareEarlyOutcomes, getMaxExtra, replan, getStanding } from './replan';
