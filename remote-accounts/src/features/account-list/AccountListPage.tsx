import { Button, Flex, Grid } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { BANK_TIME_ZONE } from '@ncb/shared-kernel/domain/dates';
import { isClosed, languageTag, type AccountKind } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import {
  AnswerStates,
  ColumnsChoice,
  EmptyView,
  PageHeader,
  RefreshButton,
  useRowMarks,
  type TableSort,
} from '@ncb/shared-kernel/ui';
import { TrendProvider } from '../balance-trend/TrendContext';
import { AccountExport } from '../export/AccountExport';
import { RequisitesDialog } from '../requisites/RequisitesDialog';
import { AccountTable } from './AccountTable';
import { columnsOf, shownColumns } from './account-columns';
import { Filters } from './Filters';
import { filterAccounts, sortAccounts, type AccountFilter } from './shown-accounts';
import { Totals } from './Totals';
import { useAccounts } from './use-accounts';
import { useTexts } from '../../texts';

export interface AccountListPageProps {
  page: 'miAccountsAll' | 'miCreditsAccounts';
  kind: AccountKind;
}

/** The names of the two tables in the user's settings. */
const TABLES = { current: 'accounts', credit: 'creditAccounts' } as const satisfies Record<AccountKind, string>;

const NO_ACCOUNTS: readonly Account[] = [];

/** Balances of the company's accounts of one kind. Source: specification 1, section 2, "Account list" */
export function AccountListPage({ page, kind }: AccountListPageProps) {
  const { session, language } = useShell();
  const { t, common } = useTexts();
  const { md: isWide = true, xxl: isVeryWide = false } = Grid.useBreakpoint();
  const { showClosed, columns: chosen, favouriteAccounts } = session.user.settings;
  const [typed, setTyped] = useState<Pick<AccountFilter, 'search' | 'currencies'>>({ search: '', currencies: [] });
  const [sort, setSort] = useState<TableSort | null>(null);
  const [requisitesOf, setRequisitesOf] = useState<Account | null>(null);
  const marks = useRowMarks();
  const answer = useAccounts(kind);
  const accounts = answer.data?.accounts ?? NO_ACCOUNTS;

  // What is typed appears at once; ten thousand rows follow when there is time.
  const wanted = useDeferredValue(typed);
  const found = useMemo(() => filterAccounts(accounts, { ...wanted, showClosed }), [accounts, wanted, showClosed]);
  const shown = useMemo(() => sortAccounts(found, sort, new Set(favouriteAccounts)), [found, sort, favouriteAccounts]);
  const selected = useMemo(
    () => (marks.selected.ids.size > 0 ? shown.filter(({ id }) => marks.selected.ids.has(id)) : NO_ACCOUNTS),
    [shown, marks.selected.ids],
  );
  const columns = shownColumns(kind, chosen?.[TABLES[kind]], isVeryWide);
  const company = session.companies.find(({ ref }) => ref === session.companyRef)?.shortName ?? '';

  return (
    <div className="ncb-page" data-page={page}>
      <PageHeader title={t(`${kind}.title`)} about={t(`${kind}.about`, { company })}>
        <Flex gap="small" align="center" wrap>
          {answer.isSuccess && (
            <span className="ncb-quiet" data-field="asOf">
              {t('asOf', {
                time: new Date(answer.dataUpdatedAt).toLocaleTimeString(languageTag(language), {
                  timeZone: BANK_TIME_ZONE,
                }),
              })}
            </span>
          )}
          <RefreshButton isBusy={answer.isFetching && !answer.isPending} onRefresh={() => void answer.refetch()} />
          <AccountExport
            kind={kind}
            accounts={selected.length > 0 ? selected : shown}
            areSelected={selected.length > 0}
          />
        </Flex>
      </PageHeader>
      <AnswerStates
        answer={answer}
        isEmpty={(given) => given.accounts.length === 0}
        empty={
          <div data-problem="noAcnData">
            <EmptyView text={common('messages.noAcnData')} />
          </div>
        }
      >
        <Filters
          accounts={accounts}
          filter={{ ...typed, showClosed }}
          onFilter={(change) => setTyped((before) => ({ ...before, ...change }))}
          columns={columns}
          sort={sort}
          onSort={setSort}
          hasSortChoice={!isWide}
        >
          {isWide && (
            <ColumnsChoice
              name={TABLES[kind]}
              columns={columnsOf(kind)
                .filter((column) => column !== 'acn_n')
                .map((key) => ({ key, title: t(`columns.${key}`) }))}
              shown={columns}
            />
          )}
        </Filters>
        {shown.length === 0 ? (
          <EmptyView text={accounts.every(({ status }) => isClosed(status)) ? t('allClosed') : t('filter.nothing')}>
            <Button
              onClick={() => setTyped({ search: '', currencies: [] })}
              disabled={typed.search === '' && typed.currencies.length === 0}
              data-action="clearFilter"
            >
              {t('filter.clear')}
            </Button>
          </EmptyView>
        ) : (
          <>
            <Totals accounts={selected.length > 0 ? selected : found} areSelected={selected.length > 0} />
            <TrendProvider>
              <AccountTable
                name={TABLES[kind]}
                accounts={shown}
                columns={columns}
                sort={sort}
                onSort={setSort}
                marks={marks}
                onRequisites={setRequisitesOf}
              />
            </TrendProvider>
          </>
        )}
      </AnswerStates>
      {requisitesOf && <RequisitesDialog account={requisitesOf} onClose={() => setRequisitesOf(null)} />}
    </div>
  );
}
