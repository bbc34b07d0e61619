import { Button } from 'antd';
import { ALL_TIME, NothingInPeriod } from '@ncb/shared-kernel/blocks/search';
import { JOURNAL_DEFAULT_DAYS } from '@ncb/shared-kernel/domain/vocabulary';
import { useDocumentsOverAllTime } from '@ncb/shared-kernel/queries';
import { EmptyView, SEARCH_PAUSE_MS, useDates, useSettled } from '@ncb/shared-kernel/ui';
import { EMPTY_SEARCH, listJournalConditions, type JournalSearch } from '../journal-search';
import { canSearchAllTime } from './can-search-all-time';
import { useTexts } from '../../texts';

interface NothingFoundProps {
  search: JournalSearch;
  /** Text in the search of the list. */
  typed: string;
  onSearch: (search: JournalSearch) => void;
}

/** Reason why the list is empty. */
export function NothingFound({ search, typed, onSearch }: NothingFoundProps) {
  const { t } = useTexts();
  const words = [search.find, typed].filter(Boolean).join(' ');
  const conditions = listJournalConditions(search);
  const isByWordsOnly = words !== '' && conditions.every(({ field }) => OF_WORDS_AND_PERIOD.has(field));
  const outside = useOutside(words, isByWordsOnly && search.view === 'all' && canSearchAllTime(search, typed));
  if (search.view !== 'all' && typed === '') {
    return (
      <EmptyView text={t(`journal.nothing.${search.view}`)}>
        <Button onClick={() => onSearch({ ...search, view: 'all' })} data-action="showAll">
          {t('journal.showAll')}
        </Button>
      </EmptyView>
    );
  }
  const hasConditions = conditions.length > 0;
  const isNarrowed = hasConditions || typed !== '';
  const isDefaultPeriod = search.periodType === 'period' && search.start === '' && search.end === '';
  const nothing = isNarrowed ? t('journal.nothingFound') : t('journal.empty');
  return (
    <NothingInPeriod
      text={isByWordsOnly ? t('journal.nothingFor', { text: words }) : nothing}
      outside={outside}
      hasEnterKey
      defaultDays={isDefaultPeriod && isNarrowed ? JOURNAL_DEFAULT_DAYS : null}
      onAllTime={
        canSearchAllTime(search, typed)
          ? () => onSearch({ ...search, find: words, periodType: 'period', ...ALL_TIME, day: '' })
          : undefined
      }
      onClear={hasConditions ? () => onSearch(EMPTY_SEARCH) : undefined}
    />
  );
}

/** A single letter is in nearly every document. */
const WORDS_MIN = 2;
const OF_WORDS_AND_PERIOD: ReadonlySet<string> = new Set(['find', 'start', 'day']);

/** Returns a sentence on the documents that the words find over all time; null while they are not known. */
function useOutside(words: string, isEnabled: boolean): string | null {
  const { t } = useTexts();
  const { formatDay } = useDates();
  const settled = useSettled(words, SEARCH_PAUSE_MS);
  const isSettled = settled === words;
  const { data } = useDocumentsOverAllTime(settled, isEnabled && isSettled && words.length >= WORDS_MIN);
  if (!data || !isSettled) return null;
  const [newest] = data.rows;
  return newest
    ? t('journal.outside', { count: data.total, date: formatDay(newest.documentDate) })
    : t('journal.nothingOutside');
}
