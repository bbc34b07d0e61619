import { Button } from 'antd';
import { EmptyView } from '@ncb/shared-kernel/ui';
import { EMPTY_SEARCH, tagsOf, type PayrollSearch } from '../search/payroll-search';
import { useTexts } from '../../texts';

export interface NothingFoundProps {
  search: PayrollSearch;
  onSearch: (search: PayrollSearch) => void;
}

/** Why no payroll is shown: nothing waits, the conditions are too narrow, or there is none yet. */
export function NothingFound({ search, onSearch }: NothingFoundProps) {
  const { t } = useTexts();
  if (search.isForMe) {
    return (
      <EmptyView text={t('list.nothingForMe')}>
        <Button onClick={() => onSearch({ ...search, isForMe: false })} data-action="showAll">
          {t('list.showAll')}
        </Button>
      </EmptyView>
    );
  }
  if (tagsOf(search).length === 0) {
    return <EmptyView text={t('list.empty')} />;
  }
  return (
    <EmptyView text={t('list.nothingFound')}>
      <Button onClick={() => onSearch(EMPTY_SEARCH)} data-action="clearAll">
        {t('search.clear')}
      </Button>
    </EmptyView>
  );
}
