import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo, type ReactNode } from 'react';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { EmptyView, EVERY_ROW, RecordList, type RecordListState } from '@ncb/shared-kernel/ui';
import { AccountFoot } from '../account-details/AccountFoot';
import { AccountPanel } from '../account-details/AccountPanel';
import { TrendProvider } from '../balance-trend/TrendContext';
import { AccountCard } from './AccountCard';
import { AccountMenu } from './AccountMenu';
import { AccountStatusTag } from './AccountStatusTag';
import { FavouriteButton, STARS_FROM } from './FavouriteButton';
import { Filters, type FiltersProps } from './Filters';
import { filterAccounts } from './shown-accounts';
import { Totals } from './Totals';
import { useTexts } from '../../texts';

export interface AccountListProps {
  list: RecordListState<Account>;
  /** Those of the shown accounts that are selected. */
  selected: readonly Account[];
  filters: FiltersProps;
  /** What is done with the whole list. */
  tools: ReactNode;
  /** Why no account is left. */
  nothing: string;
  onRequisites: (account: Account) => void;
}

/** The accounts with their sums; each opens beside them. */
export function AccountList({ list, selected, filters, tools, nothing, onRequisites }: AccountListProps) {
  const { navigation } = useShell();
  const { t } = useTexts();
  const panel = useMemo(
    () => ({
      title: t('details.title'),
      label: ({ number }: Account) => t('details.toggle', { number }),
      hasOpener: true,
      heading: ({ comment, number, status }: Account) => (
        <>
          <h2>{comment || number}</h2>
          <AccountStatusTag status={status} />
        </>
      ),
      content: (account: Account) => <AccountPanel account={account} />,
      foot: (account: Account) => <AccountFoot account={account} onRequisites={onRequisites} />,
    }),
    [t, onRequisites],
  );
  const all = useMemo(
    () => filterAccounts(filters.accounts, { currencies: [], showClosed: filters.showClosed }),
    [filters.accounts, filters.showClosed],
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
        buttonsGiveWayBelow={STARS_FROM}
        menu={(account) => <AccountMenu account={account} onRequisites={onRequisites} />}
        card={(account) => <AccountCard account={account} />}
        header={<Filters {...filters} />}
        tools={tools}
        main={
          navigation.isServed('miPmtUahNew') && (
            <Button
              type="primary"
              icon={<PlusOutlined />}
              onClick={() => navigation.open('miPmtUahNew')}
              data-action="create"
            >
              {t('create')}
            </Button>
          )
        }
        totals={
          <Totals
            accounts={selected.length > 0 ? selected : list.found}
            areSelected={selected.length > 0}
            all={all}
            currencies={filters.currencies}
            onCurrencies={filters.onCurrencies}
          />
        }
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
