import { useRangeFormatters } from '@ncb/shared-kernel/blocks/search';
import { useDates } from '@ncb/shared-kernel/ui';
import { isCalendarDate } from '@ncb/shared-kernel/domain/dates';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { useOwnAccounts } from '@ncb/shared-kernel/queries';
import type { JournalSearch, SearchField } from './journal-search';
import { useTexts } from '../../texts';

export function useConditionTexts(search: JournalSearch): (field: SearchField) => string {
  const { t, common } = useTexts();
  const { formatDay } = useDates();
  const ranges = useRangeFormatters();
  const { accounts } = useOwnAccounts();
  const day = (date: string) => (isCalendarDate(date) ? formatDay(date) : date);
  const words: Partial<Record<SearchField, () => string>> = {
    start: () => ranges.days(search.start, search.end),
    day: () => day(search.day),
    amountLow: () => ranges.amounts(search.amountLow, search.amountHigh),
    type: () => common(`documentKind.${search.type as '1'}`),
    status: () => common(`documentStatus.${search.status as '0'}`),
    direction: () => t(`journal.search.directions.${search.direction as 'd'}`),
    accountIds: () =>
      search.accountIds.map((id) => formatIban(accounts.find((account) => account.id === id)?.iban ?? id)).join(', '),
  };
  return (field) => words[field]?.() ?? String(search[field]);
}
