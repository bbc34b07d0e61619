import { compareAmounts, parseAmount } from '../money';
import type { Problem, ProblemKey } from '../problem';
import type { InstantLimits } from './instant-limits';
import { toProblem } from './checks';

/** Terms of an instant payment to an account: the bank's and the company's own limits, UAH. */
export interface InstantTerms extends InstantLimits {
  /** True if the receiver's bank takes part in the network. */
  readonly takesPart: boolean;
  /** Bound of the bank for one payment. */
  readonly maximum: string;
}

interface InstantDraft {
  readonly isInstant?: boolean;
  readonly amount: string;
  readonly valueDate: string;
}

/**
 * Returns why a payment cannot be instant. What was sent the same day counts when it is sent. Source:
 * docs/requirements/law-2026.md#instant-payments.
 * @param terms absent if not checked
 */
export function checkInstant(draft: InstantDraft, terms: InstantTerms | undefined): Problem | null {
  if (!draft.isInstant) return null;
  if (draft.valueDate !== '') return toProblem('isInstant', 'instantOnDate');
  if (!terms) return null;
  if (!terms.takesPart) return toProblem('isInstant', 'instantNotTaken');
  const parsed = parseAmount(draft.amount);
  if (!parsed.ok) return null;
  const { key, max } = getLowestBound(terms);
  return compareAmounts(parsed.amount, max) > 0 ? toProblem('isInstant', key, { max }) : null;
}

interface InstantBound {
  readonly key: ProblemKey;
  readonly max: string;
}

/** Returns the lowest bound for one payment, with the problem of an amount above it. */
export function getLowestBound({ maximum, perPayment, perDay }: Omit<InstantTerms, 'takesPart'>): InstantBound {
  const own = [
    { key: 'instantOverLimit', max: perPayment },
    { key: 'instantOverDayLimit', max: perDay },
  ] as const;
  let lowest: InstantBound = { key: 'instantTooBig', max: maximum };
  for (const { key, max } of own) if (max !== null && compareAmounts(max, lowest.max) < 0) lowest = { key, max };
  return lowest;
}
