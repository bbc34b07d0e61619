import { compareAmounts, subtractAmounts } from '../money';
import type { Problem } from '../problem';
import { INSTANT_PAYMENT_MAX, RULE_REASON_MAX } from '../vocabulary';
import { checkLimit, getLower, parseLimit } from './approval-policy';
import { checkTextField, runChecks, toProblem } from './checks';

/** Company's own limits for instant payments, UAH; null for none. Source: docs/requirements/law-2026.md#own-limits. */
export interface InstantLimits {
  readonly perPayment: string | null;
  readonly perDay: string | null;
}

/** Limits as typed; '' for none. */
export interface InstantLimitsDraft {
  readonly perPayment: string;
  readonly perDay: string;
  /** Optional text to the second manager. */
  readonly reason: string;
}

export function parseInstantLimits({ perPayment, perDay }: InstantLimitsDraft): InstantLimits {
  return { perPayment: parseLimit(perPayment), perDay: parseLimit(perDay) };
}

export function checkInstantLimits(draft: InstantLimitsDraft): readonly Problem[] {
  return runChecks(
    [
      () => checkLimit('perPayment', draft.perPayment),
      () => checkLimit('perDay', draft.perDay),
      ({ perPayment }) => checkBelow('limitAboveBank', perPayment, INSTANT_PAYMENT_MAX),
      ({ perPayment, perDay }) => checkBelow('limitAboveDay', perPayment, perDay),
      () => checkTextField('reason', draft.reason, RULE_REASON_MAX),
    ],
    parseInstantLimits(draft),
    null,
  );
}

function checkBelow(key: 'limitAboveBank' | 'limitAboveDay', limit: string | null, max: string | null): Problem | null {
  if (limit === null || max === null) return null;
  return toProblem('perPayment', compareAmounts(limit, max) > 0 ? key : null, { max });
}

const isEqual = (limits: InstantLimits, present: InstantLimits) =>
  limits.perPayment === present.perPayment && limits.perDay === present.perDay;

/**
 * Divides a change: what only lowers limits applies at once, the rest after a signature.
 * @returns null for a part that changes nothing
 */
export function splitLimits(
  present: InstantLimits,
  limits: InstantLimits,
): { readonly now: InstantLimits | null; readonly later: InstantLimits | null } {
  const now = {
    perPayment: getLower(present.perPayment, limits.perPayment),
    perDay: getLower(present.perDay, limits.perDay),
  };
  return { now: isEqual(now, present) ? null : now, later: isEqual(now, limits) ? null : limits };
}

/** Returns the rest of the day's limit, never negative; null without a limit. @param sent of the day, UAH */
export function getDayLeft({ perDay }: InstantLimits, sent: string): string | null {
  if (perDay === null) return null;
  const left = subtractAmounts(perDay, sent);
  return left.startsWith('-') ? '0.00' : left;
}
