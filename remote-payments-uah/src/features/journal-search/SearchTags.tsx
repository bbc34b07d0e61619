import { SearchConditions } from '@ncb/shared-kernel/blocks/search';
import { isCalendarDate, toDotted } from '@ncb/shared-kernel/domain/dates';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { JOURNAL_SEARCH, type JournalSearch, type SearchField } from './journal-search';
import { tagsOf } from './search-tags';
import { useOwnAccounts } from '@ncb/shared-kernel/queries';
import { useTexts } from '../../texts';

export interface SearchTagsProps {
  search: JournalSearch;
  onSearch: (search: JournalSearch) => void;
}

/** What the journal is narrowed down to. */
export function SearchTags({ search, onSearch }: SearchTagsProps) {
  const { t } = useTexts();
  return (
    <SearchConditions
      model={JOURNAL_SEARCH}
      search={search}
      conditions={tagsOf(search)}
      labelOf={(field) => t(`journal.search.tags.${field as 'start'}`)}
      wordsOf={useWords(search)}
      onSearch={onSearch}
    />
  );
}

/** What is asked of a field, in words. */
function useWords(search: JournalSearch): (field: SearchField) => string {
  const { t, common } = useTexts();
  const { accounts } = useOwnAccounts();
  const day = (date: string) => (isCalendarDate(date) ? toDotted(date) : date);
  const range = (from: string, to: string) => [from || '…', to || '…'].join(' – ');
  const words: Partial<Record<SearchField, () => string>> = {
    start: () => range(day(search.start), day(search.end)),
    day: () => day(search.day),
    amountLow: () => range(search.amountLow, search.amountHigh),
    type: () => common(`documentKind.${search.type as '1'}`),
    status: () => common(`documentStatus.${search.status as '0'}`),
    direction: () => t(`journal.search.directions.${search.direction as 'd'}`),
    accountIds: () =>
      search.accountIds.map((id) => formatIban(accounts.find((account) => account.id === id)?.iban ?? id)).join(', '),
  };
  return (field) => words[field]?.() ?? String(search[field]);
}
