import type { Problem } from '../../problem';
import { problem, problemsFound, type Check } from '../checks';
import { periodProblem } from './period';

/** The period of a statement. */
export interface StatementSearchDraft {
  /** `yyyy-MM-dd`, or what was typed. */
  readonly start: string;
  readonly end: string;
}

/** Both days are asked for: a statement without an end has no closing balance. */
export const CLOSED_PERIOD_CHECKS: readonly Check<StatementSearchDraft, unknown>[] = [
  ({ start }) => problem('fdate', start === '' ? 'fillThisField' : null),
  ({ end }) => problem('ldate', end === '' ? 'fillThisField' : null),
  ({ start, end }) => periodProblem('fdate', start, end),
];

/** The period of a statement has both days and does not begin after it ends. Source: spec 3 §5 */
export function checkStatementSearch(draft: StatementSearchDraft): readonly Problem[] {
  return problemsFound(CLOSED_PERIOD_CHECKS, draft, null);
}
