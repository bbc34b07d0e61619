import {
  chipCondition,
  LastDaysChip,
  MoreConditions,
  SavedSearches,
  StatusChip,
} from '@ncb/shared-kernel/blocks/search';
import { PAYROLL_SEARCH_DEFAULT_DAYS } from '@ncb/shared-kernel/domain/vocabulary';
import { FilterChip, headerRoom, useListPlace } from '@ncb/shared-kernel/ui';
import { useTypeNames } from '../payroll-list/use-payroll-types';
import { CHIP_FIELDS, PAYROLL_SEARCH, tagsOf, WIRE_NAMES, type PayrollSearch } from './payroll-search';
import { useSearchWords } from './use-search-words';
import { useTexts } from '../../texts';

export interface PayrollChipsProps {
  search: PayrollSearch;
  onSearch: (search: PayrollSearch) => void;
  /** Everything that the list can be searched by. */
  onMore: () => void;
  isLoading: boolean;
}

/** So many days are one press away; others have fields of their own. */
const DAYS = [PAYROLL_SEARCH_DEFAULT_DAYS, 90, 365];

/** What payrolls are mostly narrowed down by, as many as the list has room for, and the way to all the rest. */
export function PayrollChips({ search, onSearch, onMore, isLoading }: PayrollChipsProps) {
  const { t } = useTexts();
  const { types } = useTypeNames();
  const room = headerRoom(useListPlace().width);
  const words = { conditions: tagsOf(search), wordsOf: useSearchWords(search), onSearch };
  const ofType = chipCondition(words, 'typeId');
  return (
    <>
      {room !== 'signs' && (
        <LastDaysChip
          condition={chipCondition(words, 'start')}
          days={DAYS}
          defaultDays={PAYROLL_SEARCH_DEFAULT_DAYS}
          since="year"
          onStart={(start) => onSearch({ ...search, start, end: '' })}
          onMore={onMore}
          data-row={WIRE_NAMES.start}
        />
      )}
      {room === 'all' && (
        <FilterChip
          label={t('search.tags.typeId')}
          value={ofType?.value ?? null}
          menu={{
            items: types.map(({ id, name }) => ({ key: id, label: name })),
            onClick: ({ key }) => onSearch({ ...search, typeId: key }),
          }}
          onClear={ofType?.onClear}
          data-row={WIRE_NAMES.typeId}
          data-action="chooseType"
        />
      )}
      {(room === 'all' || room === 'three') && (
        <StatusChip
          condition={chipCondition(words, 'status')}
          onStatus={(status) => onSearch({ ...search, status })}
          data-row={WIRE_NAMES.status}
        />
      )}
      <MoreConditions
        room={room}
        hidden={words.conditions.filter(({ field }) => CHIP_FIELDS.includes(field)).length}
        isLoading={isLoading}
        onMore={onMore}
      />
      <SavedSearches model={PAYROLL_SEARCH} search={search} onSearch={onSearch} />
    </>
  );
}
