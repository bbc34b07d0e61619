import { isCalendarDate } from '../../dates';
import type { Problem } from '../../problem';
import { problem } from '../checks';

/**
 * A period has two days that exist, and does not begin after it ends; an end that is not asked is open.
 * @param field the wire's name of the first day
 * @param start `yyyy-MM-dd`, '' for none, or what was typed
 * @returns `invalidDates`. Source: spec 1 §5, spec 3 §5
 */
export function periodProblem(field: string, start: string, end: string): Problem | null {
  const given = [start, end].filter((day) => day !== '');
  if (!given.every(isCalendarDate)) return problem(field, 'invalidDates');
  return given.length === 2 && start > end ? problem(field, 'invalidDates') : null;
}
