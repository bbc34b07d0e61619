import { compareAmounts, parseAmount, subtractAmounts } from '../money';
import type { Problem } from '../problem';
import { INSTANT_PAYMENT_MAX, RULE_REASON_MAX } from '../vocabulary';
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

function parseLimit(text: string): string | null {
  const parsed = parseAmount(text);
  return parsed.ok ? parsed.amount : null;
}

/** Checks new limits. @param present limits in force */
export function checkInstantLimits(draft: InstantLimitsDraft, present: InstantLimits): readonly Problem[] {
  return runChecks(
    [
      () => checkTypedLimit('perPayment', draft.perPayment),
      () => checkTypedLimit('perDay', draft.perDay),
      ({ perPayment }) => checkBelow('limitAboveBank', perPayment, INSTANT_PAYMENT_MAX),
      ({ perPayment, perDay }) => checkBelow('limitAboveDay', perPayment, perDay),
      (limits) => toProblem('perPayment', isEqual(limits, present) ? 'limitsUnchanged' : null),
      () => checkTextField('reason', draft.reason, RULE_REASON_MAX),
    ],
    parseInstantLimits(draft),
    null,
  );
}

function checkTypedLimit(field: 'perPayment' | 'perDay', text: string): Problem | null {
  if (text.trim() === '') return null;
  const parsed = parseAmount(text);
  return parsed.ok ? null : toProblem(field, parsed.key);
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

/** Returns the lower limit; null is the highest. */
function getLower(limit: string | null, other: string | null): string | null {
  if (limit === null || other === null) return limit ?? other;
  return compareAmounts(limit, other) > 0 ? other : limit;
}

/** Returns the rest of the day's limit, never negative; null without a limit. @param sent of the day, UAH */
export function getDayLeft({ perDay }: InstantLimits, sent: string): string | null {
  if (perDay === null) return null;
  const left = subtractAmounts(perDay, sent);
  return left.startsWith('-') ? '0.00' : left;
}
