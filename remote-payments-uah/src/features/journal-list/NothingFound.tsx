import { Button } from 'antd';
import { ALL_TIME, isAllTime, NothingInPeriod } from '@ncb/shared-kernel/blocks/search';
import { JOURNAL_DEFAULT_DAYS } from '@ncb/shared-kernel/domain/vocabulary';
import { EmptyView } from '@ncb/shared-kernel/ui';
import { EMPTY_SEARCH, listJournalConditions, type JournalSearch } from '../journal-search';
import { useTexts } from '../../texts';

export interface NothingFoundProps {
  search: JournalSearch;
  isTyped: boolean;
  onSearch: (search: JournalSearch) => void;
}

/** Reason why the list is empty. */
export function NothingFound({ search, isTyped, onSearch }: NothingFoundProps) {
  const { t } = useTexts();
  if (search.view !== 'all' && !isTyped) {
    return (
      <EmptyView text={t(`journal.nothing.${search.view}`)}>
        <Button onClick={() => onSearch({ ...search, view: 'all' })} data-action="showAll">
          {t('journal.showAll')}
        </Button>
      </EmptyView>
    );
  }
  const hasTags = listJournalConditions(search).length > 0;
  const isDefaultPeriod = search.periodType === 'period' && search.start === '' && search.end === '';
  const isAllPeriod = search.periodType === 'period' && isAllTime(search);
  return (
    <NothingInPeriod
      text={hasTags || isTyped ? t('journal.nothingFound') : t('journal.empty')}
      defaultDays={isDefaultPeriod && (hasTags || isTyped) ? JOURNAL_DEFAULT_DAYS : null}
      onAllTime={isAllPeriod ? undefined : () => onSearch({ ...search, periodType: 'period', ...ALL_TIME, day: '' })}
      onClear={hasTags ? () => onSearch(EMPTY_SEARCH) : undefined}
    />
  );
}
