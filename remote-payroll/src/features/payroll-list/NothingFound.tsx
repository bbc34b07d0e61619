import { Button } from 'antd';
import { ALL_TIME, isAllTime, NothingInPeriod } from '@ncb/shared-kernel/blocks/search';
import { PAYROLL_SEARCH_DEFAULT_DAYS } from '@ncb/shared-kernel/domain/vocabulary';
import { EmptyView } from '@ncb/shared-kernel/ui';
import { EMPTY_SEARCH, getConditions, type PayrollSearch } from '../search';
import { useTexts } from '../../texts';

interface NothingFoundProps {
  search: PayrollSearch;
  isTyped: boolean;
  onSearch: (search: PayrollSearch) => void;
}

/** Checks if the search over all time is offered: the view of waiting payrolls offers all views instead. */
export function canSearchAllTime(search: PayrollSearch, isTyped: boolean): boolean {
  return !isAllTime(search) && (!search.isForMe || isTyped);
}

export function NothingFound({ search, isTyped, onSearch }: NothingFoundProps) {
  const { t } = useTexts();
  if (search.isForMe && !isTyped) {
    return (
      <EmptyView text={t('list.nothingForMe')}>
        <Button onClick={() => onSearch({ ...search, isForMe: false })} data-action="showAll">
          {t('list.showAll')}
        </Button>
      </EmptyView>
    );
  }
  const hasTags = getConditions(search).length > 0;
  const isOfDefault = search.start === '' && search.end === '';
  return (
    <NothingInPeriod
      text={hasTags || isTyped ? t('list.nothingFound') : t('list.empty')}
      defaultDays={isOfDefault && (hasTags || isTyped) ? PAYROLL_SEARCH_DEFAULT_DAYS : null}
      hasEnterKey
      onAllTime={canSearchAllTime(search, isTyped) ? () => onSearch({ ...search, ...ALL_TIME }) : undefined}
      onClear={hasTags ? () => onSearch(EMPTY_SEARCH) : undefined}
    />
  );
}
