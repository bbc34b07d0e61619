import { ReloadOutlined } from '@ant-design/icons';
import { Button, Flex, Grid, Skeleton } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { BANK_TIME_ZONE } from '@ncb/shared-kernel/domain/dates';
import { isClosed, languageTag, type AccountKind } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { EmptyView, FailureView, PageHeader, type TableSort } from '@ncb/shared-kernel/ui';
import { TrendProvider } from '../balance-trend/TrendContext';
import { ExportMenu } from '../export/ExportMenu';
import { RequisitesDialog } from '../requisites/RequisitesDialog';
import { AccountTable } from './AccountTable';
import { columnsOf, shownColumns } from './account-columns';
import { ColumnsChoice } from './ColumnsChoice';
import { Filters } from './Filters';
import { useRowMarks } from './row-marks';
import { filterAccounts, sortAccounts, type AccountFilter } from './shown-accounts';
import { Totals } from './Totals';
import { useAccounts } from './use-accounts';

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
  const { t } = useTranslation(['accounts', 'kernel']);
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
  const shown = useMemo(() => {
    const favourites = new Set(favouriteAccounts);
    return sortAccounts(filterAccounts(accounts, { ...wanted, showClosed }), sort, favourites);
  }, [accounts, wanted, showClosed, sort, favouriteAccounts]);
  const selected = useMemo(
    () => (marks.selected.ids.size > 0 ? shown.filter(({ id }) => marks.selected.ids.has(id)) : NO_ACCOUNTS),
    [shown, marks.selected.ids],
  );
  const columns = shownColumns(kind, chosen?.[TABLES[kind]], isVeryWide);
  const company = session.companies.find(({ ref }) => ref === session.companyRef)?.shortName ?? '';
  const counted = selected.length > 0 ? selected : shown;

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
          <Button
            icon={<ReloadOutlined />}
            onClick={() => void answer.refetch()}
            loading={answer.isFetching && !answer.isPending}
            data-action="refresh"
          >
            {t('refresh')}
          </Button>
          <ExportMenu kind={kind} accounts={counted} areSelected={selected.length > 0} />
        </Flex>
      </PageHeader>
      {answer.isPending && <Skeleton active paragraph={{ rows: 8 }} />}
      {answer.isError && (
        <FailureView
          failure={answer.error.failure}
          onRetry={() => void answer.refetch()}
          isRetrying={answer.isFetching}
        />
      )}
      {answer.isSuccess && accounts.length === 0 && (
        <div data-problem="noAcnData">
          <EmptyView text={t('messages.noAcnData', { ns: 'kernel' })} />
        </div>
      )}
      {answer.isSuccess && accounts.length > 0 && (
        <>
          <Filters
            accounts={accounts}
            filter={{ ...typed, showClosed }}
            onFilter={(change) => setTyped((before) => ({ ...before, ...change }))}
            columns={columns}
            sort={sort}
            onSort={setSort}
            hasSortChoice={!isWide}
          >
            {isWide && <ColumnsChoice name={TABLES[kind]} columns={columnsOf(kind)} shown={columns} />}
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
              <Totals accounts={counted} areSelected={selected.length > 0} />
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
        </>
      )}
      {requisitesOf && <RequisitesDialog account={requisitesOf} onClose={() => setRequisitesOf(null)} />}
    </div>
  );
}
