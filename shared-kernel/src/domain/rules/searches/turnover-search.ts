import { isCalendarDate } from '../../dates';
import type { Problem } from '../../problem';
import { problem, problemsFound, type Check } from '../checks';
import { CLOSED_PERIOD_CHECKS, type StatementSearchDraft } from './statement-search';

/** The period of turnovers. */
export type TurnoverSearchDraft = StatementSearchDraft;

const CHECKS: readonly Check<TurnoverSearchDraft, { readonly bankDay: string }>[] = [
  ...CLOSED_PERIOD_CHECKS,
  ({ end }, { bankDay }) => problem('ldate', isCalendarDate(end) && end > bankDay ? 'endAfterToday' : null),
];

/**
 * The period of turnovers is one of a statement, and ends on the bank day at the latest. Source: spec 3 §5
 * @param bankDay `yyyy-MM-dd`
 */
export function checkTurnoverSearch(draft: TurnoverSearchDraft, bankDay: string): readonly Problem[] {
  return problemsFound(CHECKS, draft, { bankDay });
}
