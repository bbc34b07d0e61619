import { daysInWords } from '@ncb/shared-kernel/blocks/search';
import { isCalendarDate } from '@ncb/shared-kernel/domain/dates';
import { MONTHS_SHOWN } from './months';
import type { TurnoverSearch } from './turnover-search';
import { useTexts } from '../../texts';

/**
 * Returns the search in one sentence: the period, day by day or whole, the revaluation, the accounts. The column of the
 * revaluation is always there, since sums in hryvnias add up with it alone; by day the search leaves out days on which
 * only the rate moved. Source: spec 3 §2
 */
export function useSearchWords(search: TurnoverSearch): string {
  const { t } = useTexts();
  const { start, end, view, withRevaluation, withClosed, accountIds } = search;
  // Of days that are none the page tells what is wrong.
  if (!isCalendarDate(start) || !isCalendarDate(end)) return '';
  const days = daysInWords(start, end);
  return [
    view === 'months'
      ? t('turnovers.about.months', { count: MONTHS_SHOWN, end: daysInWords(end, end) })
      : t(`turnovers.about.${view}`, { days }),
    ...(view === 'months' ? [] : [t('turnovers.about.withRevaluation')]),
    ...(view === 'days' && !withRevaluation ? [t('turnovers.about.onlyOperations')] : []),
    t(`turnovers.about.${withClosed ? 'withClosed' : 'withoutClosed'}`),
    ...(accountIds.length > 0 ? [t('turnovers.accounts', { count: accountIds.length })] : []),
  ].join(', ');
}
