import type { Problem } from '../../problem';
import { PICKER_DATE_MAX, PICKER_DATE_MIN } from '../../vocabulary';
import { toProblem, runChecks } from '../checks';
import { checkPeriod } from './check-period';

/** Period; either end may be open. */
export interface ActionSearchDraft {
  readonly from: string;
  readonly to: string;
}

/**
 * Requires a period in order, within 1990 to 2100. Source: docs/requirements/shell-accounts-admin.md#periods.
 * @returns `invalidDates` at `date_from`
 */
export function checkActionSearch(draft: ActionSearchDraft): readonly Problem[] {
  return runChecks(
    [
      ({ from, to }) =>
        checkPeriod('date_from', from, to) ??
        toProblem('date_from', [from, to].every(isPickable) ? null : 'invalidDates'),
    ],
    draft,
    null,
  );
}

function isPickable(date: string): boolean {
  return date === '' || (date >= PICKER_DATE_MIN && date <= PICKER_DATE_MAX);
}
