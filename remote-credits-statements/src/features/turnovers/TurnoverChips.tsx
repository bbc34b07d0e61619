import { MoreConditions, PeriodChip } from '@ncb/shared-kernel/blocks/search';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { useOwnAccounts } from '@ncb/shared-kernel/queries';
import {
  FilterChip,
  getHeaderLayout,
  type HeaderLayout,
  ToggleChip,
  useDates,
  useListLayout,
} from '@ncb/shared-kernel/ui';
import type { TurnoverSearch } from './turnover-search';
import { useTexts } from '../../texts';

export interface TurnoverChipsProps {
  search: TurnoverSearch;
  onSearch: (search: TurnoverSearch) => void;
  onMore: () => void;
  isLoading: boolean;
  room?: HeaderLayout;
}

export function TurnoverChips({ search, onSearch, onMore, isLoading, ...place }: TurnoverChipsProps) {
  const { t } = useTexts();
  const { formatDay } = useDates();
  const { width } = useListLayout();
  const room = place.room ?? getHeaderLayout(width);
  const hasMany = room === 'all' || room === 'three';
  const { start, end, accountIds, withRevaluation, withClosed, view } = search;
  return (
    <>
      {view === 'months' && (
        <FilterChip
          label={t('turnovers.search.until')}
          value={formatDay(end)}
          onPress={onMore}
          data-row="end"
          data-action="chooseEnd"
        />
      )}
      {room !== 'signs' && view !== 'months' && (
        <PeriodChip period={{ start, end }} onPeriod={(period) => onSearch({ ...search, ...period })} />
      )}
      {hasMany && <AccountsChip accountIds={accountIds} search={search} onSearch={onSearch} onMore={onMore} />}
      {room === 'all' && view === 'days' && (
        <ToggleChip
          label={t('turnovers.search.fields.withRevaluation')}
          isOn={withRevaluation}
          onToggle={(isOn) => onSearch({ ...search, withRevaluation: isOn })}
          data-field="withRevaluation"
        >
          {t('turnovers.search.short.withRevaluation')}
        </ToggleChip>
      )}
      {room === 'all' && (
        <ToggleChip
          label={t('turnovers.search.fields.withClosed')}
          isOn={withClosed}
          onToggle={(isOn) => onSearch({ ...search, withClosed: isOn })}
          data-field="withClosed"
        >
          {t('turnovers.search.short.withClosed')}
        </ToggleChip>
      )}
      <MoreConditions room={room} hidden={accountIds.length} isLoading={isLoading} onMore={onMore} />
    </>
  );
}

type AccountsChipProps = Pick<TurnoverChipsProps, 'search' | 'onSearch' | 'onMore'> & {
  accountIds: readonly string[];
};

function AccountsChip({ accountIds, search, onSearch, onMore }: AccountsChipProps) {
  const { accounts } = useOwnAccounts();
  const { t } = useTexts();
  const [only] = accountIds.length === 1 ? accountIds : [];
  const account = accounts.find(({ id }) => id === only);
  const words = account ? formatIban(account.iban) : t('turnovers.accounts', { count: accountIds.length });
  return (
    <FilterChip
      label={t('turnovers.search.fields.accountIds')}
      value={accountIds.length === 0 ? null : words}
      onPress={onMore}
      onClear={accountIds.length > 0 ? () => onSearch({ ...search, accountIds: [] }) : undefined}
      data-row="accountIds"
      data-action="chooseAccounts"
    />
  );
}
