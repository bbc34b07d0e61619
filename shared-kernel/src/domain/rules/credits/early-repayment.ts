import { parseAmountWithin } from '../../money';
import type { Problem } from '../../problem';
import { problem, problemsFound, type Check } from '../checks';

/** What somebody wants to repay beyond the schedule, and when (ours). */
export interface EarlyRepaymentDraft {
  /** Decimal text. */
  readonly amount: string;
  /** `yyyy-MM-dd`. */
  readonly day: string;
}

export interface EarlyRepaymentLimits {
  readonly currencyCode: string;
  readonly bankDay: string;
  /** The day of the last payment: from then on nothing is early. */
  readonly lastDay: string;
  /** The principal that is left after the schedule of the day; null if it is not known yet. */
  readonly most: string | null;
}

const CHECKS: readonly Check<EarlyRepaymentDraft, EarlyRepaymentLimits>[] = [
  ({ amount }, limits) => amountProblem(amount, limits),
  ({ day }, { bankDay, lastDay }) => problem('date', day >= bankDay && day < lastDay ? null : 'incorrectRepaymentDate'),
];

/** All problems of an early repayment: an amount of the currency, at most what is left, before the last payment. */
export function checkEarlyRepayment(draft: EarlyRepaymentDraft, limits: EarlyRepaymentLimits): readonly Problem[] {
  return problemsFound(CHECKS, draft, limits);
}

function amountProblem(amount: string, { currencyCode, most }: EarlyRepaymentLimits): Problem | null {
  const parsed = parseAmountWithin(amount, { currency: currencyCode, max: most });
  if (parsed.ok) return null;
  if (parsed.key === 'amountTooBig') return problem('amount', 'earlyRepaymentTooLarge', parsed.params);
  return problem('amount', parsed.key);
}
