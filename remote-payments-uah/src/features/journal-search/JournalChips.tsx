import { FilterOutlined } from '@ant-design/icons';
import { Badge, Button, type MenuProps } from 'antd';
import { SavedSearches } from '@ncb/shared-kernel/blocks/search';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { JOURNAL_DEFAULT_DAYS, STORED_STATUSES } from '@ncb/shared-kernel/domain/vocabulary';
import { useOwnAccounts } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { FilterChip, headerRoom, useListPlace } from '@ncb/shared-kernel/ui';
import { CHIP_FIELDS, JOURNAL_SEARCH, WIRE_NAMES, type JournalSearch } from './journal-search';
import { tagsOf } from './search-tags';
import { useSearchWords } from './use-search-words';
import { useTexts } from '../../texts';

export interface JournalChipsProps {
  search: JournalSearch;
  onSearch: (search: JournalSearch) => void;
  /** Everything else that the journal can be searched by. */
  onMore: () => void;
  isLoading: boolean;
}

/** So many days are one press away; others have fields of their own. */
const DAYS = [7, JOURNAL_DEFAULT_DAYS, 90];

/** What the journal is mostly narrowed down by, as many as the list has room for, and the way to all the rest. */
export function JournalChips({ search, onSearch, onMore, isLoading }: JournalChipsProps) {
  const { t } = useTexts();
  const { width } = useListPlace();
  const room = headerRoom(width);
  const conditions = tagsOf(search);
  const hasMany = room === 'all' || room === 'three';
  const hidden = conditions.filter(({ field }) => CHIP_FIELDS.includes(field)).length;
  return (
    <>
      {room !== 'signs' && <PeriodChip search={search} onSearch={onSearch} onMore={onMore} />}
      {hasMany && <AccountChip search={search} onSearch={onSearch} />}
      {room === 'all' && <AmountChip search={search} onSearch={onSearch} onMore={onMore} />}
      {hasMany && <StatusChip search={search} onSearch={onSearch} />}
      {hasMany ? (
        <Button type="text" loading={isLoading} onClick={onMore} data-action="search">
          {t('journal.chips.more')}
        </Button>
      ) : (
        <Badge count={hidden} size="small">
          <Button
            {...(room === 'signs' && { icon: <FilterOutlined />, 'aria-label': t('journal.chips.filters') })}
            shape={room === 'signs' ? 'default' : 'round'}
            loading={isLoading}
            onClick={onMore}
            data-action="search"
          >
            {room === 'one' && t('journal.chips.filters')}
          </Button>
        </Badge>
      )}
      <SavedSearches model={JOURNAL_SEARCH} search={search} onSearch={onSearch} />
    </>
  );
}

type ChipProps = Pick<JournalChipsProps, 'search' | 'onSearch'>;

/** The condition of a field as it is told, with the search that it leaves when it is dropped. */
function useCondition(search: JournalSearch, fields: readonly (keyof JournalSearch)[]) {
  const wordsOf = useSearchWords(search);
  const condition = tagsOf(search).find(({ field }) => fields.includes(field));
  return condition && { value: wordsOf(condition.field), without: condition.without };
}

function PeriodChip({ search, onSearch, onMore }: ChipProps & { onMore: () => void }) {
  const { t } = useTexts();
  const { bankDay } = useShell().session;
  const condition = useCondition(search, ['start', 'day']);
  const from = (start: string) => onSearch({ ...search, periodType: 'period', start, end: '', day: '' });
  const menu: MenuProps = {
    items: [
      ...DAYS.map((count) => ({ key: String(count), label: t('journal.chips.days', { count }) })),
      { key: 'month', label: t('journal.chips.month') },
      { key: 'other', label: t('journal.chips.otherDates') },
    ],
    onClick: ({ key }) => {
      if (key === 'other') onMore();
      else if (key === 'month') from(`${bankDay.slice(0, 8)}01`);
      // Without a period the bank tells of so many days by itself.
      else from(Number(key) === JOURNAL_DEFAULT_DAYS ? '' : addDays(bankDay, -Number(key)));
    },
  };
  return (
    <FilterChip
      label={t('journal.search.period')}
      value={condition?.value ?? t('journal.chips.short', { count: JOURNAL_DEFAULT_DAYS })}
      menu={menu}
      onClear={condition && (() => onSearch(condition.without))}
      data-row={search.periodType === 'date' ? WIRE_NAMES.day : WIRE_NAMES.start}
      data-action="choosePeriod"
    />
  );
}

function AccountChip({ search, onSearch }: ChipProps) {
  const { t } = useTexts();
  const { accounts } = useOwnAccounts();
  const condition = useCondition(search, ['accountIds']);
  return (
    <FilterChip
      label={t('journal.chips.account')}
      value={condition?.value ?? null}
      menu={{
        items: accounts.map(({ id, iban, comment }) => ({ key: id, label: `${comment} ${formatIban(iban)}`.trim() })),
        onClick: ({ key }) => onSearch({ ...search, accountIds: [key] }),
      }}
      onClear={condition && (() => onSearch(condition.without))}
      data-row={WIRE_NAMES.accountIds}
      data-action="chooseAccount"
    />
  );
}

function AmountChip({ search, onSearch, onMore }: ChipProps & { onMore: () => void }) {
  const { t } = useTexts();
  const condition = useCondition(search, ['amountLow']);
  return (
    <FilterChip
      label={t('journal.chips.amount')}
      value={condition?.value ?? null}
      onPress={onMore}
      onClear={condition && (() => onSearch(condition.without))}
      data-row={WIRE_NAMES.amountLow}
      data-action="chooseAmount"
    />
  );
}

function StatusChip({ search, onSearch }: ChipProps) {
  const { t, common } = useTexts();
  const condition = useCondition(search, ['status']);
  return (
    <FilterChip
      label={t('journal.chips.status')}
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
