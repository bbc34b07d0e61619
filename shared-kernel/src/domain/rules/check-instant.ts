import { compareAmounts, parseAmount } from '../money';
import type { Problem } from '../problem';
import { toProblem } from './checks';

/** Terms of the bank for instant payments to an account. */
export interface InstantTerms {
  /** True if the receiver's bank takes part in the network. */
  readonly takesPart: boolean;
  /** Bound of the bank for one payment, UAH. */
  readonly maximum: string;
}

interface InstantDraft {
  readonly isInstant?: boolean;
  readonly amount: string;
  readonly valueDate: string;
}

/**
 * Returns why a payment cannot be instant. Source: docs/requirements/law-2026.md#instant-payments.
 * @param terms absent if not checked
 */
export function checkInstant(draft: InstantDraft, terms: InstantTerms | undefined): Problem | null {
  if (!draft.isInstant) return null;
  if (draft.valueDate !== '') return toProblem('isInstant', 'instantOnDate');
  if (!terms) return null;
  if (!terms.takesPart) return toProblem('isInstant', 'instantNotTaken');
  const parsed = parseAmount(draft.amount);
  const isAbove = parsed.ok && compareAmounts(parsed.amount, terms.maximum) > 0;
  return isAbove ? toProblem('isInstant', 'instantTooBig', { max: terms.maximum }) : null;
}
