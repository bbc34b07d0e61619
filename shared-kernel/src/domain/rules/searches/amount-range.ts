import { compareAmounts, parseAmount } from '../../money';
import type { ProblemKey } from '../../problem';

/** What is wrong with an end of a range of amounts, if it is given. From zero on is a search for everything. */
export function rangeAmountKey(text: string): ProblemKey | null {
  const parsed = text === '' ? null : parseAmount(text);
  return parsed && !parsed.ok && parsed.key !== 'lessThan1' ? parsed.key : null;
}

/** `incorrectAmountRange` where the range begins above its end; an end that is not given is open. */
export function amountRangeKey(low: string, high: string): 'incorrectAmountRange' | null {
  const [least, most] = [parseAmount(low), parseAmount(high)];
  if (!least.ok) return null;
  // From 5.00 up to 0: the upper end is a number, only too small for a payment.
  const isAbove = most.ok ? compareAmounts(least.amount, most.amount) > 0 : most.key === 'lessThan1';
  return isAbove ? 'incorrectAmountRange' : null;
}
