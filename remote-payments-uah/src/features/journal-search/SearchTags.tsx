import { SearchConditions } from '@ncb/shared-kernel/blocks/search';
import { CHIP_FIELDS, JOURNAL_SEARCH, type JournalSearch } from './journal-search';
import { listJournalConditions } from './list-journal-conditions';
import { useConditionTexts } from './use-condition-texts';
import { useTexts } from '../../texts';

interface SearchTagsProps {
  search: JournalSearch;
  onSearch: (search: JournalSearch) => void;
}

/** Tags of conditions without a chip. */
export function SearchTags({ search, onSearch }: SearchTagsProps) {
  const { t } = useTexts();
  return (
    <SearchConditions
      model={JOURNAL_SEARCH}
      search={search}
      conditions={listJournalConditions(search).filter(({ field }) => !CHIP_FIELDS.includes(field))}
      labelOf={(field) => t(`journal.search.tags.${field as 'start'}`)}
      formatCondition={useConditionTexts(search)}
      onSearch={onSearch}
    />
  );
}
