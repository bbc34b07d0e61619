import { Button } from 'antd';
import { EmptyView } from '@ncb/shared-kernel/ui';
import { EMPTY_SEARCH, type JournalSearch } from '../journal-search/journal-search';
import { tagsOf } from '../journal-search/search-tags';
import { useTexts } from '../../texts';

export interface NothingFoundProps {
  search: JournalSearch;
  onSearch: (search: JournalSearch) => void;
}

/** Why no document is shown: nothing waits, the conditions are too narrow, or there is none yet. */
export function NothingFound({ search, onSearch }: NothingFoundProps) {
  const { t } = useTexts();
  if (search.view !== 'all') {
    return (
      <EmptyView text={t(`journal.nothing.${search.view}`)}>
        <Button onClick={() => onSearch({ ...search, view: 'all' })} data-action="showAll">
          {t('journal.showAll')}
        </Button>
      </EmptyView>
    );
  }
  if (tagsOf(search).length === 0) return <EmptyView text={t('journal.empty')} />;
  return (
    <EmptyView text={t('journal.nothingFound')}>
      <Button onClick={() => onSearch(EMPTY_SEARCH)} data-action="clearAll">
        {t('journal.search.clear')}
      </Button>
    </EmptyView>
  );
}
