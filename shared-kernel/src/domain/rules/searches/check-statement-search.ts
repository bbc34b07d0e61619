import type { Problem } from '../../problem';
import { toProblem, runChecks, type Check } from '../checks';
import { checkPeriod } from './check-period';

export interface StatementSearchDraft {
  readonly start: string;
  readonly end: string;
}

/** A statement without an end has no closing balance. */
export const CLOSED_PERIOD_CHECKS: readonly Check<StatementSearchDraft, unknown>[] = [
  ({ start }) => toProblem('start', start === '' ? 'fillThisField' : null),
  ({ end }) => toProblem('end', end === '' ? 'fillThisField' : null),
  ({ start, end }) => checkPeriod('start', start, end),
];

export function checkStatementSearch(draft: StatementSearchDraft): readonly Problem[] {
  return runChecks(CLOSED_PERIOD_CHECKS, draft, null);
}
