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
  ({ start }) => toProblem('date_start', checkDate(start)),
  ({ end }) => toProblem('date_end', checkDate(end)),
  ({ start, end }) => toProblem('date_start', isBackwards(start, end) ? 'invalidDates' : null),
];

const DAY_CHECKS: readonly Check<JournalSearchDraft, null>[] = [
  ({ day }) => toProblem('pmt_date', day === '' ? 'emptyField' : checkDate(day)),
];

const AMOUNT_CHECKS: readonly Check<JournalSearchDraft, null>[] = [
  ({ amountLow }) => toProblem('amount_l', checkRangeAmount(amountLow)),
  ({ amountHigh }) => toProblem('amount_h', checkRangeAmount(amountHigh)),
  ({ amountLow, amountHigh }) => toProblem('amount_l', checkAmountRange(amountLow, amountHigh)),
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
