import { SearchConditions } from '@ncb/shared-kernel/blocks/search';
import { CHIP_FIELDS, JOURNAL_SEARCH, type JournalSearch } from './journal-search';
import { tagsOf } from './search-tags';
import { useSearchWords } from './use-search-words';
import { useTexts } from '../../texts';

export interface SearchTagsProps {
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
      conditions={tagsOf(search).filter(({ field }) => !CHIP_FIELDS.includes(field))}
      labelOf={(field) => t(`journal.search.tags.${field as 'start'}`)}
      wordsOf={useSearchWords(search)}
      onSearch={onSearch}
    />
  );
}
