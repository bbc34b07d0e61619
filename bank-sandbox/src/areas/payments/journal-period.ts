import type { listPayments, RequestOf } from '@ncb/shared-kernel/api/contract';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import type { Problem } from '@ncb/shared-kernel/domain';
import { checkJournalSearch } from '@ncb/shared-kernel/domain/rules';
import { JOURNAL_DEFAULT_DAYS } from '@ncb/shared-kernel/domain/vocabulary';

export type JournalFilter = RequestOf<typeof listPayments>;

export interface JournalPeriod {
  readonly start: string;
  readonly end: string;
}

export function checkJournalFilter(filter: JournalFilter, bankDay: string): readonly Problem[] {
  const { periodType, amountLow = '', amountHigh = '' } = filter;
  const draft = { periodType, start: filter.start ?? '', end: filter.end ?? '', day: filter.day ?? '' };
  const problems = checkJournalSearch({ ...draft, amountLow, amountHigh });
  const { start, end } = getPeriod(filter, bankDay);
  const isBackwards = problems.length === 0 && start > end;
  return isBackwards ? [{ field: 'date_start', key: 'invalidDates' }] : problems;
}

/** Returns the requested period, by default the last 30 days. */
export function getPeriod({ periodType, day, start, end }: JournalFilter, bankDay: string): JournalPeriod {
  if (periodType === 'date') return { start: day ?? bankDay, end: day ?? bankDay };
  const last = end ?? bankDay;
  return { start: start ?? addDays(last, -JOURNAL_DEFAULT_DAYS), end: last };
}
