import { isCalendarDate } from '../../dates';
import type { Problem, ProblemKey } from '../../problem';
import { PICKER_DATE_MAX, PICKER_DATE_MIN } from '../../vocabulary';
import { problem, runChecks, type Check } from '../checks';
import { amountRangeKey, rangeAmountKey } from './amount-range';

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
  ({ start }) => problem('date_start', dateKey(start)),
  ({ end }) => problem('date_end', dateKey(end)),
  ({ start, end }) => problem('date_start', isBackwards(start, end) ? 'invalidDates' : null),
];

const DAY_CHECKS: readonly Check<JournalSearchDraft, null>[] = [
  ({ day }) => problem('pmt_date', day === '' ? 'emptyField' : dateKey(day)),
];

const AMOUNT_CHECKS: readonly Check<JournalSearchDraft, null>[] = [
  ({ amountLow }) => problem('amount_l', rangeAmountKey(amountLow)),
  ({ amountHigh }) => problem('amount_h', rangeAmountKey(amountHigh)),
  ({ amountLow, amountHigh }) => problem('amount_l', amountRangeKey(amountLow, amountHigh)),
];

/**
 * Returns problems; any of them disables the search button. Source:
 * docs/requirements/hryvnia-payments.md#journal-search, docs/requirements/hryvnia-payments.md#journal-search-values.
 */
export function checkJournalSearch(search: JournalSearchDraft): readonly Problem[] {
  const dateChecks = search.periodType === 'date' ? DAY_CHECKS : PERIOD_CHECKS;
  return runChecks([...dateChecks, ...AMOUNT_CHECKS], search, null);
}

function dateKey(date: string): ProblemKey | null {
  if (date === '') return null;
  const isOffered = isCalendarDate(date) && date >= PICKER_DATE_MIN && date <= PICKER_DATE_MAX;
  return isOffered ? null : 'invalidDateMessage';
}

function isBackwards(start: string, end: string): boolean {
  return isCalendarDate(start) && isCalendarDate(end) && start > end;
}
