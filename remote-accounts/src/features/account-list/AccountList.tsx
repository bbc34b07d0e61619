import { Button } from 'antd';
import { useMemo } from 'react';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { EmptyView, EVERY_ROW, RecordList, type RecordListState } from '@ncb/shared-kernel/ui';
import { AccountPanel } from '../account-details/AccountPanel';
import { TrendProvider } from '../balance-trend/TrendContext';
import { AccountCard } from './AccountCard';
import { AccountMenu } from './AccountMenu';
import { FavouriteButton } from './FavouriteButton';
import { Filters, type FiltersProps } from './Filters';
import { Totals } from './Totals';
import { useTexts } from '../../texts';

export interface AccountListProps {
  list: RecordListState<Account>;
  /** Those of the shown accounts that are selected. */
  selected: readonly Account[];
  filters: FiltersProps;
  /** Why no account is left. */
  nothing: string;
  onRequisites: (account: Account) => void;
}

/** The accounts with their sums; each opens below itself. */
export function AccountList({ list, selected, filters, nothing, onRequisites }: AccountListProps) {
  const { t } = useTexts();
  const panel = useMemo(
    () => ({
      title: t('details.title'),
      label: ({ number }: Account) => t('details.toggle', { number }),
      content: (account: Account) => <AccountPanel account={account} />,
    }),
    [t],
  );
  return (
    <TrendProvider>
      <RecordList<Account>
        list={list}
        label={t('list')}
        titleOf={({ comment, number }) => comment || number}
        searchLabel={t('filter.search')}
        canSelect={EVERY_ROW}
        panel={panel}
        buttons={({ id, number }) => <FavouriteButton id={id} number={number} />}
        menu={(account) => <AccountMenu account={account} onRequisites={onRequisites} />}
        card={(account) => <AccountCard account={account} />}
        header={<Filters {...filters} />}
        totals={<Totals accounts={selected.length > 0 ? selected : list.found} areSelected={selected.length > 0} />}
        empty={
          <EmptyView text={nothing}>
            <Button
              onClick={() => {
                list.search('');
                filters.onCurrencies([]);
              }}
              disabled={list.typed === '' && filters.currencies.length === 0}
              data-action="clearFilter"
            >
              {t('filter.clear')}
            </Button>
          </EmptyView>
        }
      />
    </TrendProvider>
  );
}
