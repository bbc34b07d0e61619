import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { isClosed, type AccountKind } from '@ncb/shared-kernel/domain/vocabulary';
import { useAccounts } from '@ncb/shared-kernel/queries';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerRefresh, EmptyView, PageHeader, useRecordList } from '@ncb/shared-kernel/ui';
import { AccountExport } from '../export';
import { RequisitesDialog } from '../requisites';
import { AccountList } from './AccountList';
import { filterAccounts, findAccounts } from './filter-accounts';
import { useAccountColumns } from './use-account-columns';
import { useTexts } from '../../texts';

interface AccountListPageProps {
  page: 'miAccountsAll' | 'miCreditsAccounts';
  kind: AccountKind;
}

const LISTS = { current: 'accounts', credit: 'creditAccounts' } as const satisfies Record<AccountKind, string>;

const NO_ACCOUNTS: readonly Account[] = [];

/**
 * Page with the balances of the company's accounts of one kind. Source:
 * docs/requirements/shell-accounts-admin.md#account-list.
 */
export function AccountListPage({ page, kind }: AccountListPageProps) {
  const { session } = useSteadyShell();
  const { t, common } = useTexts();
  const { showClosed, favouriteAccounts } = session.user.settings;
  const [currencies, setCurrencies] = useState<readonly string[]>([]);
  const [requisitesOf, setRequisitesOf] = useState<Account | null>(null);
  const answer = useAccounts(kind);
  const accounts = answer.data?.accounts ?? NO_ACCOUNTS;

  // Keeps the filter responsive: 10,000 rows follow with lower priority.
  const deferredCurrencies = useDeferredValue(currencies);
  const rows = useMemo(
    () => filterAccounts(accounts, { currencies: deferredCurrencies, showClosed }),
    [accounts, deferredCurrencies, showClosed],
  );
  const favourites = useMemo(() => new Set(favouriteAccounts), [favouriteAccounts]);
  const isFirst = useCallback(({ id }: Account) => favourites.has(id), [favourites]);
  const columns = useAccountColumns(kind);
  const list = useRecordList<Account>({ name: LISTS[kind], rows, columns, find: findAccounts, isFirst });
  const { ids } = list.marks.selected;
  const selected = useMemo(
    () => (ids.size > 0 ? list.rows.filter(({ id }) => ids.has(id)) : NO_ACCOUNTS),
    [list.rows, ids],
  );

  return (
    <div className="ncb-page" data-page={page}>
      <PageHeader title={t(`${kind}.title`)}>
        <AnswerRefresh answer={answer} />
      </PageHeader>
      {answer.isSuccess && accounts.length === 0 ? (
        <EmptyView text={common('messages.noAcnData')} problem="noAcnData" />
      ) : (
        <AccountList
          answer={answer.isSuccess ? null : answer}
          list={list}
          selected={selected}
          asOf={answer.dataUpdatedAt}
          filters={{ accounts, currencies, showClosed, onCurrencies: setCurrencies }}
          emptyText={accounts.every(({ status }) => isClosed(status)) ? t('allClosed') : t('filter.nothing')}
          tools={
            <AccountExport
              kind={kind}
              accounts={selected.length > 0 ? selected : list.rows}
              areSelected={selected.length > 0}
            />
          }
          onRequisites={setRequisitesOf}
        />
      )}
      {requisitesOf && <RequisitesDialog account={requisitesOf} onClose={() => setRequisitesOf(null)} />}
    </div>
  );
}
