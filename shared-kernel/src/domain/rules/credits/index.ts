export { checkCreditApplication, type CreditApplicationDraft } from './applications';
export {
  checkDepositApplication,
  checkTopUp,
  checkWithdrawal,
  renewalsProblem,
  type DepositApplicationContext,
  type DepositApplicationDraft,
  type TopUpContext,
  type TopUpDraft,
  type WithdrawalContext,
  type WithdrawalDraft,
  withdrawable,
} from './deposits';
export { mayRepay, repaymentAddress, repaymentSeed, type RepayableDeal, type RepaymentSeed } from './repayment';
export { checkEarlyRepayment, type EarlyRepaymentDraft, type EarlyRepaymentLimits } from './early-repayment';
