import { parseAmountWithin } from '../../money';
import type { Problem } from '../../problem';
import { toProblem, runChecks, type Check } from '../checks';

export interface EarlyRepaymentDraft {
  readonly amount: string;
  readonly day: string;
}

export interface EarlyRepaymentLimits {
  readonly currencyCode: string;
  readonly bankDay: string;
  /** From this day on nothing is early. */
  readonly lastDay: string;
  /** After the day's scheduled payments; null if not loaded yet. */
  readonly most: string | null;
}

const CHECKS: readonly Check<EarlyRepaymentDraft, EarlyRepaymentLimits>[] = [
  ({ amount }, limits) => checkAmount(amount, limits),
  ({ day }, { bankDay, lastDay }) =>
    toProblem('date', day >= bankDay && day < lastDay ? null : 'incorrectRepaymentDate'),
];

/** Allows at most the rest, before the last payment (ours). */
export function checkEarlyRepayment(draft: EarlyRepaymentDraft, limits: EarlyRepaymentLimits): readonly Problem[] {
  return runChecks(CHECKS, draft, limits);
}

function checkAmount(amount: string, { currencyCode, most }: EarlyRepaymentLimits): Problem | null {
  const parsed = parseAmountWithin(amount, { currency: currencyCode, max: most });
  if (parsed.ok) return null;
  if (parsed.key === 'amountTooBig') return toProblem('amount', 'earlyRepaymentTooLarge', parsed.params);
  return toProblem('amount', parsed.key);
}
