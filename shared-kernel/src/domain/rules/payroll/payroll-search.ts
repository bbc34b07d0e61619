import type { Problem } from '../../problem';
import { problem, problemsFound, type Check } from '../checks';
import { amountRangeKey, rangeAmountKey } from '../searches/amount-range';
import { periodProblem } from '../searches/period';

/** What the payroll list is searched by; '' for what is not asked. */
export interface PayrollSearchDraft {
  /** `yyyy-MM-dd`, or what was typed. */
  readonly start: string;
  readonly end: string;
  /** Decimal text. */
  readonly amountFrom: string;
  readonly amountTo: string;
}

const CHECKS: readonly Check<PayrollSearchDraft, null>[] = [
  ({ start, end }) => periodProblem('date_start', start, end),
  ({ amountFrom }) => problem('amountFrom', rangeAmountKey(amountFrom)),
  ({ amountTo }) => problem('amount_to', rangeAmountKey(amountTo)),
  ({ amountFrom, amountTo }) => problem('amountFrom', amountRangeKey(amountFrom, amountTo)),
];

/** A period that does not begin after it ends, and amounts that are amounts. Source: spec 3 §5 and §7 */
export function checkPayrollSearch(draft: PayrollSearchDraft): readonly Problem[] {
  return problemsFound(CHECKS, draft, null);
}
