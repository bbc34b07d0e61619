/** A credit deal is closed or runs. Source: specification 3, section 3. */
export const CreditDealStatus = { active: 'active', closed: 'closed' } as const;
export type CreditDealStatus = (typeof CreditDealStatus)[keyof typeof CreditDealStatus];

/** spec 3 §9: how the bank writes that a deal is closed; anything else means that it runs. */
export const CLOSED_DEAL_MARK = '+';

/**
 * What a repayment of a credit repays: all principal or all interest (specification 3, section 3); ours: everything
 * overdue, the next payment of the schedule, the whole debt, what an order of early repayment costs.
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

/** A deposit runs or was paid back (ours: the specification names the pages alone). */
export const DepositStatus = { active: 'active', closed: 'closed' } as const;
export type DepositStatus = (typeof DepositStatus)[keyof typeof DepositStatus];

/** When a deposit's interest is paid; `capitalised` adds it to the deposit every month (ours). */
export const InterestPayout = { monthly: 'monthly', atEnd: 'at_end', capitalised: 'capitalised' } as const;
export type InterestPayout = (typeof InterestPayout)[keyof typeof InterestPayout];

/** What an offer says of an early return: not at all, by a lower rate, or by the agreed one (ours). */
export const EarlyReturn = { none: 'none', reduced: 'reduced', agreed: 'agreed' } as const;
export type EarlyReturn = (typeof EarlyReturn)[keyof typeof EarlyReturn];

/** What happened to a deposit (ours). */
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

/** What a company applies for (ours). */
export const ApplicationKind = { credit: 'credit', deposit: 'deposit' } as const;
export type ApplicationKind = (typeof ApplicationKind)[keyof typeof ApplicationKind];

/** Where an application for a credit or a deposit stands; the company withdraws it until the bank has decided (ours). */
export const ApplicationStatus = { submitted: 0, inReview: 1, approved: 2, rejected: 3, withdrawn: 4 } as const;
export type ApplicationStatus = (typeof ApplicationStatus)[keyof typeof ApplicationStatus];

/** Months (ours: what banks offer to businesses). */
export const DEPOSIT_TERM_MAX_MONTHS = 36;
/** How often a deposit may be placed again (ours). */
export const DEPOSIT_RENEWALS_MAX = 12;
/** Months (ours: what banks offer to businesses). */
export const CREDIT_TERM_MAX_MONTHS = 120;
/** What a credit is for (ours, as long as the purpose of a payment). */
export const CREDIT_PURPOSE_MAX = 420;
/** What secures a credit (ours). */
export const CREDIT_COLLATERAL_MAX = 420;
