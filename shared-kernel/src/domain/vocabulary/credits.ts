/** Source: docs/requirements/currency-payroll-credits-statements.md#credit-deal. */
export const CreditDealStatus = { active: 'active', closed: 'closed' } as const;
export type CreditDealStatus = (typeof CreditDealStatus)[keyof typeof CreditDealStatus];

/** Anything else means active. Source: docs/requirements/currency-payroll-credits-statements.md#deal-status. */
export const CLOSED_DEAL_MARK = '+';

/**
 * All principal or all interest; ours: overdue, next payment, whole debt, ordered early repayment. Source:
 * docs/requirements/currency-payroll-credits-statements.md#credit-deal.
 */
export const RepaymentKind = {
  principal: 'principal',
  interest: 'interest',
  overdue: 'overdue',
  next: 'next',
  all: 'all',
  early: 'early',
} as const;
export type RepaymentKind = (typeof RepaymentKind)[keyof typeof RepaymentKind];

/** Ours: the specification only names the pages. */
export const DepositStatus = { active: 'active', closed: 'closed' } as const;
export type DepositStatus = (typeof DepositStatus)[keyof typeof DepositStatus];

/** Ours; `capitalised` adds interest to the deposit monthly. */
export const InterestPayout = { monthly: 'monthly', atEnd: 'at_end', capitalised: 'capitalised' } as const;
export type InterestPayout = (typeof InterestPayout)[keyof typeof InterestPayout];

/** Ours. */
export const EarlyReturn = { none: 'none', reduced: 'reduced', agreed: 'agreed' } as const;
export type EarlyReturn = (typeof EarlyReturn)[keyof typeof EarlyReturn];

/** Ours. */
export const DepositOperationKind = {
  placed: 'placed',
  added: 'added',
  withdrawn: 'withdrawn',
  interest: 'interest',
  capitalised: 'capitalised',
  renewed: 'renewed',
  returned: 'returned',
  broken: 'broken',
} as const;
export type DepositOperationKind = (typeof DepositOperationKind)[keyof typeof DepositOperationKind];

export const ApplicationKind = { credit: 'credit', deposit: 'deposit' } as const;
export type ApplicationKind = (typeof ApplicationKind)[keyof typeof ApplicationKind];

/** Ours; the company may withdraw it until the bank decides. */
export const ApplicationStatus = { submitted: 0, inReview: 1, approved: 2, rejected: 3, withdrawn: 4 } as const;
export type ApplicationStatus = (typeof ApplicationStatus)[keyof typeof ApplicationStatus];

/** Ours: usual for businesses. */
export const DEPOSIT_TERM_MAX_MONTHS = 36;
/** Ours. */
export const DEPOSIT_RENEWALS_MAX = 12;
/** Ours: usual for businesses. */
export const CREDIT_TERM_MAX_MONTHS = 120;
/** Ours: as a payment's. */
export const CREDIT_PURPOSE_MAX = 420;
/** Ours. */
export const CREDIT_COLLATERAL_MAX = 420;
