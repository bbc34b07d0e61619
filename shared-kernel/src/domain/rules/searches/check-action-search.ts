import type { Problem } from '../../problem';
import { PICKER_DATE_MAX, PICKER_DATE_MIN } from '../../vocabulary';
import { toProblem, runChecks } from '../checks';
import { checkPeriod } from './check-period';

/** Period; either end may be open. */
export interface ActionSearchDraft {
  readonly start: string;
  readonly end: string;
}

/**
 * Requires a period in order, within 1990 to 2100. Source: docs/requirements/shell-accounts-admin.md#periods.
 * @returns `invalidDates` at `start`
 */
export function checkActionSearch(draft: ActionSearchDraft): readonly Problem[] {
  return runChecks(
    [
      ({ start, end }) =>
        checkPeriod('start', start, end) ?? toProblem('start', [start, end].every(isPickable) ? null : 'invalidDates'),
    ],
    draft,
    null,
  );
}

function isPickable(date: string): boolean {
  return date === '' || (date >= PICKER_DATE_MIN && date <= PICKER_DATE_MAX);
}
