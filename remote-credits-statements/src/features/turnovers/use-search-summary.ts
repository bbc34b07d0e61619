import { formatPeriod } from '@ncb/shared-kernel/blocks/search';
import { isCalendarDate } from '@ncb/shared-kernel/domain/dates';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { MONTHS_SHOWN } from './months';
import type { TurnoverSearch } from './turnover-search';
import { useTexts } from '../../texts';

/**
 * Returns the search in one sentence. The revaluation column is always shown, as amounts in hryvnias add up only with
 * it; by day the search skips days with only a rate change. Source:
 * docs/requirements/currency-payroll-credits-statements.md#turnovers.
 */
export function useSearchSummary(search: TurnoverSearch): string {
  const { t } = useTexts();
  const { language } = useSteadyShell();
  const { start, end, view, withRevaluation, withClosed, accountIds } = search;
  if (!isCalendarDate(start) || !isCalendarDate(end)) return '';
  const days = formatPeriod(start, end, language);
  return [
    view === 'months'
      ? t('turnovers.about.months', { count: MONTHS_SHOWN, end: formatPeriod(end, end, language) })
      : t(`turnovers.about.${view}`, { days }),
    ...(view === 'months' ? [] : [t('turnovers.about.withRevaluation')]),
    ...(view === 'days' && !withRevaluation ? [t('turnovers.about.onlyOperations')] : []),
    t(`turnovers.about.${withClosed ? 'withClosed' : 'withoutClosed'}`),
    ...(accountIds.length > 0 ? [t('turnovers.accounts', { count: accountIds.length })] : []),
  ].join(', ');
}
