export { interestBetween, plus, type InterestTerms } from './accrue';
export { accruedInterest, creditDebts, overdueDebt, wholeDebt, type CreditDebts } from './credit-debts';
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
