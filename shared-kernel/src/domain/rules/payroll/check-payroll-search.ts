import type { Problem } from '../../problem';
import { problem, runChecks, type Check } from '../checks';
import { amountRangeKey, rangeAmountKey } from '../searches/amount-range';
import { checkPeriod } from '../searches/check-period';

export interface PayrollSearchDraft {
  readonly start: string;
  readonly end: string;
  readonly amountFrom: string;
  readonly amountTo: string;
}

const CHECKS: readonly Check<PayrollSearchDraft, null>[] = [
  ({ start, end }) => checkPeriod('date_start', start, end),
  ({ amountFrom }) => problem('amountFrom', rangeAmountKey(amountFrom)),
  ({ amountTo }) => problem('amount_to', rangeAmountKey(amountTo)),
  ({ amountFrom, amountTo }) => problem('amountFrom', amountRangeKey(amountFrom, amountTo)),
];

export function checkPayrollSearch(draft: PayrollSearchDraft): readonly Problem[] {
  return runChecks(CHECKS, draft, null);
}
