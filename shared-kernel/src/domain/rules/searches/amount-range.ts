import { compareAmounts, parseAmount } from '../../money';
import type { ProblemKey } from '../../problem';

/** Allows '' and zero. */
export function checkRangeAmount(text: string): ProblemKey | null {
  const parsed = text === '' ? null : parseAmount(text);
  return parsed && !parsed.ok && parsed.key !== 'lessThan1' ? parsed.key : null;
}

/** Accepts an empty end as open. */
export function checkAmountRange(low: string, high: string): 'incorrectAmountRange' | null {
  const [least, most] = [parseAmount(low), parseAmount(high)];
  if (!least.ok) return null;
  // 5.00 to 0: the end is a number, only too small for a payment.
  const isAbove = most.ok ? compareAmounts(least.amount, most.amount) > 0 : most.key === 'lessThan1';
  return isAbove ? 'incorrectAmountRange' : null;
}
