import { FilterOutlined } from '@ant-design/icons';
import { Badge, Button, type MenuProps } from 'antd';
import { SavedSearches } from '@ncb/shared-kernel/blocks/search';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { PAYROLL_SEARCH_DEFAULT_DAYS, STORED_STATUSES } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { FilterChip, headerRoom, useListPlace } from '@ncb/shared-kernel/ui';
import { useTypeNames } from '../payroll-list/use-payroll-types';
import {
  CHIP_FIELDS,
  PAYROLL_SEARCH,
  tagsOf,
  WIRE_NAMES,
  type PayrollSearch,
  type SearchField,
} from './payroll-search';
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
  const { width } = useListPlace();
  const room = headerRoom(width);
  const hasMany = room === 'all' || room === 'three';
  const hidden = tagsOf(search).filter(({ field }) => CHIP_FIELDS.includes(field)).length;
  return (
    <>
      {room !== 'signs' && <PeriodChip search={search} onSearch={onSearch} onMore={onMore} />}
      {room === 'all' && <TypeChip search={search} onSearch={onSearch} />}
      {hasMany && <StatusChip search={search} onSearch={onSearch} />}
      {hasMany ? (
        <Button type="text" loading={isLoading} onClick={onMore} data-action="search">
          {t('search.more')}
        </Button>
      ) : (
        <Badge count={hidden} size="small">
          <Button
            {...(room === 'signs' && { icon: <FilterOutlined />, 'aria-label': t('search.filters') })}
            shape={room === 'signs' ? 'default' : 'round'}
            loading={isLoading}
            onClick={onMore}
            data-action="search"
          >
            {room === 'one' && t('search.filters')}
          </Button>
        </Badge>
      )}
      <SavedSearches model={PAYROLL_SEARCH} search={search} onSearch={onSearch} />
    </>
  );
}

type ChipProps = Pick<PayrollChipsProps, 'search' | 'onSearch'>;

/** The condition of a field as it is told, with the search that it leaves when it is dropped. */
function useCondition(search: PayrollSearch, asked: SearchField) {
  const wordsOf = useSearchWords(search);
  const condition = tagsOf(search).find(({ field }) => field === asked);
  return condition && { value: wordsOf(condition.field), without: condition.without };
}

function PeriodChip({ search, onSearch, onMore }: ChipProps & { onMore: () => void }) {
  const { t } = useTexts();
  const { bankDay } = useShell().session;
  const condition = useCondition(search, 'start');
  const from = (start: string) => onSearch({ ...search, start, end: '' });
  const menu: MenuProps = {
    items: [
      ...DAYS.map((count) => ({ key: String(count), label: t('search.days', { count }) })),
      { key: 'year', label: t('search.year') },
      { key: 'other', label: t('search.otherDates') },
    ],
    onClick: ({ key }) => {
      if (key === 'other') onMore();
      else if (key === 'year') from(`${bankDay.slice(0, 5)}01-01`);
      // Without a period the bank tells of so many days by itself.
      else from(Number(key) === PAYROLL_SEARCH_DEFAULT_DAYS ? '' : addDays(bankDay, -Number(key)));
    },
  };
  return (
    <FilterChip
      label={t('search.tags.start')}
      value={condition?.value ?? t('search.short', { count: PAYROLL_SEARCH_DEFAULT_DAYS })}
      menu={menu}
      onClear={condition && (() => onSearch(condition.without))}
      data-row={WIRE_NAMES.start}
      data-action="choosePeriod"
    />
  );
}

function TypeChip({ search, onSearch }: ChipProps) {
  const { t } = useTexts();
  const { types } = useTypeNames();
  const condition = useCondition(search, 'typeId');
  return (
    <FilterChip
      label={t('search.tags.typeId')}
      value={condition?.value ?? null}
      menu={{
        items: types.map(({ id, name }) => ({ key: id, label: name })),
        onClick: ({ key }) => onSearch({ ...search, typeId: key }),
      }}
      onClear={condition && (() => onSearch(condition.without))}
      data-row={WIRE_NAMES.typeId}
      data-action="chooseType"
    />
  );
}

function StatusChip({ search, onSearch }: ChipProps) {
  const { t, common } = useTexts();
  const condition = useCondition(search, 'status');
  return (
    <FilterChip
      label={t('search.tags.status')}
      value={condition?.value ?? null}
      menu={{
        items: STORED_STATUSES.map((status) => ({ key: String(status), label: common(`documentStatus.${status}`) })),
        onClick: ({ key }) => onSearch({ ...search, status: key }),
      }}
      onClear={condition && (() => onSearch(condition.without))}
      data-row={WIRE_NAMES.status}
      data-action="chooseStatus"
    />
  );
}
