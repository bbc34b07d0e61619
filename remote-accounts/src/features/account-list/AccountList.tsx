import { PlusOutlined } from '@ant-design/icons';
import { Button, Grid } from 'antd';
import { useMemo, type ReactNode } from 'react';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { EmptyView, EVERY_ROW, RecordList, type ListAnswer, type RecordListState } from '@ncb/shared-kernel/ui';
import { AccountFoot, AccountPanel } from '../account-details';
import { TrendProvider } from '../balance-trend';
import { AccountCard } from './AccountCard';
import { AccountMenu } from '../account-menu';
import { AccountStatusTag } from './AccountStatusTag';
import { FavouriteButton, STAR_COLUMN_MIN_WIDTH } from './FavouriteButton';
import { AccountFilters, type AccountFiltersProps } from './AccountFilters';
import { filterAccounts } from './filter-accounts';
import { Totals, TotalsPlaceholder } from './AccountTotals';
import { useFoldedTools } from './use-folded-tools';
import { useTexts } from '../../texts';

interface AccountListProps {
  /** Query of the accounts; null once they are there. */
  answer: ListAnswer | null;
  list: RecordListState<Account>;
  selected: readonly Account[];
  /** Time of the bank's answer, ms since 1970. */
  asOf: number;
  filters: AccountFiltersProps;
  tools: ReactNode;
  emptyText: string;
  onRequisites: (account: Account) => void;
}

export function AccountList(props: AccountListProps) {
  const { answer, list, selected, asOf, filters, tools, emptyText, onRequisites } = props;
  const { navigation } = useShell();
  const { t } = useTexts();
  const { md: isWide = true } = Grid.useBreakpoint();
  const { isFolded, toggle } = useFoldedTools(list, isWide);
  const panel = useAccountPanel(onRequisites);
  const all = useMemo(
    () => filterAccounts(filters.accounts, { currencies: [], showClosed: filters.showClosed }),
    [filters.accounts, filters.showClosed],
  );
  return (
    <TrendProvider>
      <RecordList<Account>
        list={list}
        answer={answer}
        label={t('list')}
        titleOf={({ comment, number }) => comment || number}
        searchLabel={t('filter.search')}
        canSelect={isFolded ? undefined : EVERY_ROW}
        isHeaderFolded={isFolded}
        panel={panel}
        buttons={({ id, number }) => <FavouriteButton id={id} number={number} />}
        buttonsGiveWayBelow={STAR_COLUMN_MIN_WIDTH}
        menu={(account) => <AccountMenu account={account} onRequisites={onRequisites} />}
        card={(account) => <AccountCard account={account} />}
        header={<AccountFilters {...filters} />}
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
          answer === null ? (
            <Totals
              accounts={selected.length > 0 ? selected : list.found}
              areSelected={selected.length > 0}
              all={all}
              currencies={filters.currencies}
              onCurrencies={filters.onCurrencies}
              {...(!isWide && {
                phone: { asOf, areToolsOpen: !isFolded, onTools: toggle },
              })}
            />
          ) : (
            answer.isPending && <TotalsPlaceholder />
          )
        }
        empty={
          <EmptyView text={emptyText}>
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

function useAccountPanel(onRequisites: (account: Account) => void) {
  const { t } = useTexts();
  return useMemo(
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
}
