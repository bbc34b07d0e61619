export { checkCreditApplication, type CreditApplicationDraft } from './applications';
export {
  checkDepositApplication,
  checkTopUp,
  renewalsProblem,
  type DepositApplicationContext,
  type DepositApplicationDraft,
  type TopUpContext,
  type TopUpDraft,
} from './deposits';
export { mayRepay, repaymentAddress, repaymentSeed, type RepayableDeal, type RepaymentSeed } from './repayment';
export { checkEarlyRepayment, type EarlyRepaymentDraft, type EarlyRepaymentLimits } from './early-repayment';
