export {
  checkCreditApplication,
  checkDepositApplication,
  type CreditApplicationDraft,
  type DepositApplicationContext,
  type DepositApplicationDraft,
} from './applications';
export { mayRepay, repaymentAddress, repaymentSeed, type RepayableDeal, type RepaymentSeed } from './repayment';
export { checkEarlyRepayment, type EarlyRepaymentDraft, type EarlyRepaymentLimits } from './early-repayment';
