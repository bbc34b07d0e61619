import type { Problem } from '../../problem';
import { toProblem, runChecks, type Check } from '../checks';
import { checkAmountRange, checkRangeAmount } from '../searches/amount-range';
import { checkPeriod } from '../searches/check-period';

export interface PayrollSearchDraft {
  readonly start: string;
  readonly end: string;
  readonly amountFrom: string;
  readonly amountTo: string;
}

const CHECKS: readonly Check<PayrollSearchDraft, null>[] = [
  ({ start, end }) => checkPeriod('start', start, end),
  ({ amountFrom }) => toProblem('amountFrom', checkRangeAmount(amountFrom)),
  ({ amountTo }) => toProblem('amountTo', checkRangeAmount(amountTo)),
  ({ amountFrom, amountTo }) => toProblem('amountFrom', checkAmountRange(amountFrom, amountTo)),
];

export function checkPayrollSearch(draft: PayrollSearchDraft): readonly Problem[] {
  return runChecks(CHECKS, draft, null);
}
