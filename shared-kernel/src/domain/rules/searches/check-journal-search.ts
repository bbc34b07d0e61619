import { isCalendarDate } from '../../dates';
import type { Problem, ProblemKey } from '../../problem';
import { PICKER_DATE_MAX, PICKER_DATE_MIN } from '../../vocabulary';
import { toProblem, runChecks, type Check } from '../checks';
import { checkAmountRange, checkRangeAmount } from './amount-range';

export interface JournalSearchDraft {
  readonly periodType: 'period' | 'date';
  /** Start and end for a period, `day` for a single date. */
  readonly start: string;
  readonly end: string;
  readonly day: string;
  readonly amountLow: string;
  readonly amountHigh: string;
}

const PERIOD_CHECKS: readonly Check<JournalSearchDraft, null>[] = [
  ({ start }) => toProblem('start', checkDate(start)),
  ({ end }) => toProblem('end', checkDate(end)),
  ({ start, end }) => toProblem('start', isBackwards(start, end) ? 'invalidDates' : null),
];

const DAY_CHECKS: readonly Check<JournalSearchDraft, null>[] = [
  ({ day }) => toProblem('day', day === '' ? 'emptyField' : checkDate(day)),
];

const AMOUNT_CHECKS: readonly Check<JournalSearchDraft, null>[] = [
  ({ amountLow }) => toProblem('amountLow', checkRangeAmount(amountLow)),
  ({ amountHigh }) => toProblem('amountHigh', checkRangeAmount(amountHigh)),
  ({ amountLow, amountHigh }) => toProblem('amountLow', checkAmountRange(amountLow, amountHigh)),
];

/**
 * Returns problems; any of them disables the search button. Source:
 * docs/requirements/hryvnia-payments.md#journal-search, docs/requirements/hryvnia-payments.md#journal-search-values.
 */
export function checkJournalSearch(search: JournalSearchDraft): readonly Problem[] {
  const dateChecks = search.periodType === 'date' ? DAY_CHECKS : PERIOD_CHECKS;
  return runChecks([...dateChecks, ...AMOUNT_CHECKS], search, null);
}

function checkDate(date: string): ProblemKey | null {
  if (date === '') return null;
  const isOffered = isCalendarDate(date) && date >= PICKER_DATE_MIN && date <= PICKER_DATE_MAX;
  return isOffered ? null : 'invalidDateMessage';
}

function isBackwards(start: string, end: string): boolean {
  return isCalendarDate(start) && isCalendarDate(end) && start > end;
}
