import { isCalendarDate } from '../../dates';
import type { Problem } from '../../problem';
import { toProblem } from '../checks';

/**
 * Requires existing days in order; an empty end is open. Source: docs/requirements/shell-accounts-admin.md#periods,
 * docs/requirements/currency-payroll-credits-statements.md#search-periods.
 * @param field wire name of the first day
 * @param start `yyyy-MM-dd`, '' for none, or the text as typed
 * @returns `invalidDates`
 */
export function checkPeriod(field: string, start: string, end: string): Problem | null {
  const days = [start, end].filter((day) => day !== '');
  if (!days.every(isCalendarDate)) return toProblem(field, 'invalidDates');
  return days.length === 2 && start > end ? toProblem(field, 'invalidDates') : null;
}
