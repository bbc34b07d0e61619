import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { EmptyView } from '@ncb/shared-kernel/ui';
import { EMPTY_SEARCH, tagsOf, type PayrollSearch } from '../search/payroll-search';
import { useTexts } from '../../texts';

export interface NothingFoundProps {
  search: PayrollSearch;
  onSearch: (search: PayrollSearch) => void;
  /** The next step where nothing was asked for. */
  children?: ReactNode;
}

/** Why no payroll is shown: nothing waits, the conditions are too narrow, or there is none yet. */
export function NothingFound({ search, onSearch, children }: NothingFoundProps) {
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
    return (
      <EmptyView text={t('list.empty')}>
        <Flex gap="small" justify="center" wrap>
          {children}
        </Flex>
      </EmptyView>
    );
  }
  return (
    <EmptyView text={t('list.nothingFound')}>
      <Button onClick={() => onSearch(EMPTY_SEARCH)} data-action="clearAll">
        {t('search.clear')}
      </Button>
    </EmptyView>
  );
}
