import { isAllTime } from '@ncb/shared-kernel/blocks/search';
import type { JournalSearch } from '../journal-search';

/** Checks if the search over all time is offered: a view without documents offers all views instead. */
export function canSearchAllTime(search: JournalSearch, typed: string): boolean {
  const isAllPeriod = search.periodType === 'period' && isAllTime(search);
  return !isAllPeriod && (search.view === 'all' || typed !== '');
}
