import type { Problem } from '../problem';
import {
  checkApprovalPolicy,
  isSamePolicy,
  NO_APPROVAL_POLICY,
  parseApprovalPolicy,
  splitApprovalPolicy,
  type ApprovalPolicy,
  type ApprovalPolicyDraft,
} from './approval-policy';
import { toProblem } from './checks';
import {
  checkInstantLimits,
  parseInstantLimits,
  splitLimits,
  type InstantLimits,
  type InstantLimitsDraft,
} from './instant-limits';
import { prefixProblems } from './prefix-problems';

/** Company's own rules for payments: one change of them waits at a time. */
export interface PaymentRules {
  readonly limits: InstantLimits;
  readonly approval: ApprovalPolicy;
}

/** Rules of a company that has set none. */
export const NO_PAYMENT_RULES: PaymentRules = {
  limits: { perPayment: null, perDay: null },
  approval: NO_APPROVAL_POLICY,
};

export interface PaymentRulesDraft extends InstantLimitsDraft {
  readonly approval: ApprovalPolicyDraft;
}

export function parsePaymentRules(draft: PaymentRulesDraft): PaymentRules {
  return { limits: parseInstantLimits(draft), approval: parseApprovalPolicy(draft.approval) };
}

/** Checks new rules. @param present rules in force */
export function checkPaymentRules(draft: PaymentRulesDraft, present: PaymentRules): readonly Problem[] {
  const problems = [...prefixProblems('approval', checkApprovalPolicy(draft.approval)), ...checkInstantLimits(draft)];
  const isSame = problems.length === 0 && isSameRules(parsePaymentRules(draft), present);
  const unchanged = toProblem('perPayment', isSame ? 'limitsUnchanged' : null);
  return unchanged ? [unchanged] : problems;
}

function isSameRules(rules: PaymentRules, other: PaymentRules): boolean {
  const { now, later } = splitLimits(other.limits, rules.limits);
  return now === null && later === null && isSamePolicy(rules.approval, other.approval);
}

/**
 * Divides a change: what only tightens applies at once, the rest after a signature.
 * @returns null for a part that changes nothing
 */
export function splitPaymentRules(
  present: PaymentRules,
  rules: PaymentRules,
): { readonly now: PaymentRules | null; readonly later: PaymentRules | null } {
  const limits = splitLimits(present.limits, rules.limits);
  const approval = splitApprovalPolicy(present.approval, rules.approval);
  const now = { limits: limits.now ?? present.limits, approval: approval.now ?? present.approval };
  return {
    now: limits.now || approval.now ? now : null,
    later: limits.later || approval.later ? rules : null,
  };
}
