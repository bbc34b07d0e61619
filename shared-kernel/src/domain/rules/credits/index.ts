export { checkCreditApplication, type CreditApplicationDraft } from './applications';
export {
  checkDepositApplication,
  checkTopUp,
  checkWithdrawal,
  checkRenewals,
  type DepositApplicationContext,
  type DepositApplicationDraft,
  type TopUpContext,
  type TopUpDraft,
  type WithdrawalContext,
  type WithdrawalDraft,
  getMaxWithdrawal,
} from './deposits';
export { canRepay, getRepaymentAddress, getRepaymentSeed, type RepayableDeal, type RepaymentSeed } from './repayment';
export { checkEarlyRepayment, type EarlyRepaymentDraft, type EarlyRepaymentLimits } from './early-repayment';
