import { isCalendarDate } from '../../dates';
import type { Problem } from '../../problem';
import { toProblem, runChecks, type Check } from '../checks';
import { CLOSED_PERIOD_CHECKS, type StatementSearchDraft } from './check-statement-search';

export type TurnoverSearchDraft = StatementSearchDraft;

const CHECKS: readonly Check<TurnoverSearchDraft, { readonly bankDay: string }>[] = [
  ...CLOSED_PERIOD_CHECKS,
  ({ end }, { bankDay }) => toProblem('end', isCalendarDate(end) && end > bankDay ? 'endAfterToday' : null),
];

/**
 * Ends on the bank day at the latest. Source: docs/requirements/currency-payroll-credits-statements.md#search-periods.
 * @param bankDay `yyyy-MM-dd`
 */
export function checkTurnoverSearch(draft: TurnoverSearchDraft, bankDay: string): readonly Problem[] {
  return runChecks(CHECKS, draft, { bankDay });
}
