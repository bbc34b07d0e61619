import { ListPeriodChip, SearchChips, type ListSearch } from '@ncb/shared-kernel/blocks/search';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { JOURNAL_DEFAULT_DAYS } from '@ncb/shared-kernel/domain/vocabulary';
import { useOwnAccounts } from '@ncb/shared-kernel/queries';
import { FilterChip } from '@ncb/shared-kernel/ui';
import { CHIP_FIELDS, JOURNAL_SEARCH, type JournalSearch } from './journal-search';
import { listJournalConditions } from './list-journal-conditions';
import { useConditionTexts } from './use-condition-texts';
import { useTexts } from '../../texts';

const DAYS = [7, JOURNAL_DEFAULT_DAYS];

/** Chips of frequent conditions, as many as fit. */
export function JournalChips(list: ListSearch<JournalSearch>) {
  const { search, onSearch, onMore } = list;
  const { t } = useTexts();
  const { accounts } = useOwnAccounts();
  const formatCondition = useConditionTexts(search);
  return (
    <SearchChips
      {...list}
      model={JOURNAL_SEARCH}
      conditions={listJournalConditions(search)}
      formatCondition={formatCondition}
      chipFields={CHIP_FIELDS}
      period={<JournalPeriodChip search={search} onSearch={onSearch} />}
    >
      {({ room, hasMany, getCondition }) => {
        const ofAccounts = getCondition('accountIds');
        const ofAmount = getCondition('amountLow');
        return (
          <>
            {hasMany && (
              <FilterChip
                label={t('journal.chips.account')}
                value={ofAccounts?.value ?? null}
                menu={{
                  items: accounts.map(({ id, iban, comment }) => ({
                    key: id,
                    label: `${comment} ${formatIban(iban)}`.trim(),
                  })),
                  onClick: ({ key }) => onSearch({ ...search, accountIds: [key] }),
                }}
                onClear={ofAccounts?.onClear}
                data-row="accountIds"
                data-action="chooseAccount"
              />
            )}
            {room === 'all' && (
              <FilterChip
                label={t('journal.chips.amount')}
                value={ofAmount?.value ?? null}
                onPress={onMore}
                onClear={ofAmount?.onClear}
                data-row="amountLow"
                data-action="chooseAmount"
              />
            )}
          </>
        );
      }}
    </SearchChips>
  );
}

export function JournalPeriodChip({ search, onSearch }: Pick<ListSearch<JournalSearch>, 'search' | 'onSearch'>) {
  const isDay = search.periodType === 'date';
  return (
    <ListPeriodChip
      period={isDay ? { start: search.day, end: search.day } : search}
      days={DAYS}
      defaultDays={JOURNAL_DEFAULT_DAYS}
      onPeriod={(period) => onSearch({ ...search, periodType: 'period', ...period, day: '' })}
      data-row={isDay ? 'day' : 'start'}
    />
  );
}
