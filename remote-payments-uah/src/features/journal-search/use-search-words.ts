import { isCalendarDate, toDotted } from '@ncb/shared-kernel/domain/dates';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { formatAmount, parseAmount } from '@ncb/shared-kernel/domain/money';
import { useOwnAccounts } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import type { JournalSearch, SearchField } from './journal-search';
import { useTexts } from '../../texts';

/** What is asked of a field, in words. */
export function useSearchWords(search: JournalSearch): (field: SearchField) => string {
  const { t, common } = useTexts();
  const { language } = useShell();
  const { accounts } = useOwnAccounts();
  const day = (date: string) => (isCalendarDate(date) ? toDotted(date) : date);
  const sum = (typed: string) => {
    const read = parseAmount(typed);
    return read.ok ? formatAmount(read.amount, language) : typed;
  };
  /** @param open the words of a range that has one end only */
  const range = (from: string, to: string, open: readonly ['since', 'until'] | readonly ['atLeast', 'atMost']) => {
    if (from && to) return `${from} – ${to}`;
    return from ? t(`journal.search.${open[0]}`, { from }) : t(`journal.search.${open[1]}`, { to });
  };
  const words: Partial<Record<SearchField, () => string>> = {
    start: () => range(day(search.start), day(search.end), ['since', 'until']),
    day: () => day(search.day),
    amountLow: () => range(sum(search.amountLow), sum(search.amountHigh), ['atLeast', 'atMost']),
    type: () => common(`documentKind.${search.type as '1'}`),
    status: () => common(`documentStatus.${search.status as '0'}`),
    direction: () => t(`journal.search.directions.${search.direction as 'd'}`),
    accountIds: () =>
      search.accountIds.map((id) => formatIban(accounts.find((account) => account.id === id)?.iban ?? id)).join(', '),
  };
  return (field) => words[field]?.() ?? String(search[field]);
}
