import type { Problem } from '../../problem';
import { PICKER_DATE_MAX, PICKER_DATE_MIN } from '../../vocabulary';
import { problem, problemsFound } from '../checks';
import { periodProblem } from './period';

/** The period of the journal of user actions; either end may be left open. */
export interface ActionSearchDraft {
  /** `yyyy-MM-dd`, '' for none, or what was typed. */
  readonly from: string;
  readonly to: string;
}

/**
 * A period does not begin after it ends and lies within the bounds of the date pickers, 1990 to 2100.
 * @returns `invalidDates` at `date_from`. Source: spec 1 §5
 */
export function checkActionSearch(draft: ActionSearchDraft): readonly Problem[] {
  return problemsFound(
    [
      ({ from, to }) =>
        periodProblem('date_from', from, to) ??
        problem('date_from', [from, to].every(isPickable) ? null : 'invalidDates'),
    ],
    draft,
    null,
  );
}

function isPickable(date: string): boolean {
  return date === '' || (date >= PICKER_DATE_MIN && date <= PICKER_DATE_MAX);
}
