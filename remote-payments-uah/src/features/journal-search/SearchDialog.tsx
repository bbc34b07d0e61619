import { SearchDialog as SearchFrame } from '@ncb/shared-kernel/blocks/search';
import { DocumentFields } from './DocumentFields';
import { JOURNAL_SEARCH, type DialogField, type JournalSearch } from './journal-search';
import { PartyFields } from './PartyFields';
import { PeriodFields } from './PeriodFields';
import { useTexts } from '../../texts';

interface SearchDialogProps {
  search: JournalSearch;
  onSearch: (search: JournalSearch) => void;
  onClose: () => void;
}

/** Dialog of all search conditions. Source: docs/requirements/hryvnia-payments.md#journal-search. */
export function SearchDialog({ search, onSearch, onClose }: SearchDialogProps) {
  const { t } = useTexts();
  return (
    <SearchFrame
      name="journalSearch"
      title={t('journal.search.title')}
      model={JOURNAL_SEARCH}
      search={search}
      labelOf={(field) => t(`journal.search.fields.${field as DialogField}`)}
      onSearch={onSearch}
      onClose={onClose}
    >
      {(form) => (
        <>
          <PeriodFields form={form} />
          <DocumentFields form={form} />
          <PartyFields form={form} />
        </>
      )}
    </SearchFrame>
  );
}
