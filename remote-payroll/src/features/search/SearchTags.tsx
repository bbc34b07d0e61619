import { SearchConditions } from '@ncb/shared-kernel/blocks/search';
import { CHIP_FIELDS, PAYROLL_SEARCH, getConditions, type PayrollSearch } from './payroll-search';
import { useSearchWords } from './use-search-words';
import { useTexts } from '../../texts';

interface SearchTagsProps {
  search: PayrollSearch;
  onSearch: (search: PayrollSearch) => void;
}

export function SearchTags({ search, onSearch }: SearchTagsProps) {
  const { t } = useTexts();
  return (
    <SearchConditions
      model={PAYROLL_SEARCH}
      search={search}
      conditions={getConditions(search).filter(({ field }) => !CHIP_FIELDS.includes(field))}
      labelOf={(field) => t(`search.tags.${field as 'number'}`)}
      formatCondition={useSearchWords(search)}
      onSearch={onSearch}
    />
  );
}
