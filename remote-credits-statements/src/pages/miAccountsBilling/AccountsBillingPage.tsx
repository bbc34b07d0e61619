import { Grid } from 'antd';
import { useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { PeriodChip, PeriodStepper, SearchProblem, useAddressSearch } from '@ncb/shared-kernel/blocks/search';
import { STATEMENT_GROUPS, StatementType, type StatementGroup } from '@ncb/shared-kernel/domain/vocabulary';
import { useStatement } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import {
  AnswerRefresh,
  AnswerStates,
  ListChoice,
  ListViewsContext,
  PageHeader,
  useOnDemand,
  Waiting,
} from '@ncb/shared-kernel/ui';
import {
  countStatement,
  createStatementSearchModel,
  LatestSearch,
  NO_FILTER,
  StatementView,
  statementStyles as styles,
  toRequest,
  type SearchChange,
  type StatementAnswer,
} from '../../features/statement';
import { useTexts } from '../../texts';

/**
 * Statement page: movements on accounts in a period, by document or in totals. Source:
 * docs/requirements/currency-payroll-credits-statements.md#statement.
 */
export function AccountsBillingPage() {
  const { t } = useTexts();
  const { session, navigation } = useShell();
  const model = useMemo(() => createStatementSearchModel(session.bankDay), [session.bankDay]);
  const { search, open } = useAddressSearch('miAccountsBilling', model);
  const [problem] = model.check(search);
  const answer = useStatement(toRequest(search), !problem);
  const { show, hide, Component } = useOnDemand(loadSearchDialog);
  const isEntry = Object.keys(navigation.parameters).length === 0;
  // The dialog opens on entry; an address with parameters goes directly to the table.
  const onEntry = useEffectEvent(() => void show());
  useEffect(() => {
    if (isEntry) onEntry();
  }, [isEntry]);
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  // Stable function: another one would re-render 10,000 operations.
  const onFilter = useCallback<SearchChange>((change) => open({ ...latest.current, ...change }), [open]);
  const onSearch = useCallback(() => void show(), [show]);
  const isTotal = search.type === StatementType.total;
  const getGroup = (current: typeof search): StatementGroup => current.group || 'day';
  // The input is shown at once; grouping 10,000 operations follows.
  const shownSearch = useDeferredValue(search);
  const { md: isWide = true } = Grid.useBreakpoint();
  // On a phone the list header with search comes first and holds period, views and refresh button.
  const isBelow = !isWide && answer.isSuccess && !problem;
  const Period = isBelow ? PeriodChip : PeriodStepper;
  const views = (
    <>
      <Period period={{ start: search.start, end: search.end }} onPeriod={onFilter} isNarrow={isBelow} />
      {!isTotal && (answer.isSuccess || (answer.isPending && isWide && !problem)) && (
        <StatementViews answer={answer.data} shown={getGroup(search)} onChoose={(name) => onFilter({ group: name })} />
      )}
    </>
  );
  const refresh = <AnswerRefresh answer={answer} />;

  return (
    <div className={`ncb-page ${styles['statement']}`} data-page="miAccountsBilling">
      <PageHeader title={t('statement.title')} views={!isBelow && views}>
        {!isBelow && refresh}
      </PageHeader>
      {problem ? (
        <SearchProblem problem={problem} onSearch={onSearch} />
      ) : (
        <>
          {answer.isError && (
            <p role="alert" data-problem="failedToLoadBilling">
              {t('statement.failedToLoadBilling')}
            </p>
          )}
          <AnswerStates answer={answer} isEmpty={() => false} empty={null} waiting={<WaitingStatement />}>
            {answer.data && (
              <LatestSearch value={search}>
                <ListViewsContext
                  value={
                    isBelow && (
                      <>
                        {views}
                        {refresh}
                      </>
                    )
                  }
                >
                  <StatementView
                    answer={answer.data}
                    search={shownSearch}
                    find={search.find}
                    group={getGroup(shownSearch)}
                    onFilter={onFilter}
                    onSearch={onSearch}
                  />
                </ListViewsContext>
              </LatestSearch>
            )}
          </AnswerStates>
        </>
      )}
      {Component && (
        <Component
          model={model}
          search={search}
          onSearch={(nextSearch) => {
            hide();
            // A new statement has other operations, which the old filters would hide.
            open({ ...nextSearch, ...NO_FILTER, group: search.group });
          }}
          onClose={hide}
        />
      )}
    </div>
  );
}

/** Balance line, header and rows of the list before the answer. */
function WaitingStatement() {
  return (
    <div className="ncb-list">
      <div className={styles['waitingBalance']} />
      <div className="ncb-list-top">
        <div className="ncb-list-head" />
      </div>
      <Waiting rows={12} isTable />
    </div>
  );
}

interface StatementViewsProps {
  answer: StatementAnswer | undefined;
  shown: StatementGroup;
  onChoose: (group: StatementGroup) => void;
}

/** Tabs of the views; the first one counts the operations. */
function StatementViews({ answer, shown, onChoose }: StatementViewsProps) {
  const { t } = useTexts();
  return (
    <ListChoice<StatementGroup>
      label={t('statement.views')}
      lists={STATEMENT_GROUPS.map((name) => ({
        name,
        title: t(`statement.groups.${name}`),
        field: 'group',
        ...(name === 'day' && answer && { count: countStatement(answer).operations }),
      }))}
      shown={shown}
      onChoose={onChoose}
    />
  );
}

/** Loaded on demand: choosing dates needs more code than the table. */
async function loadSearchDialog() {
  const { SearchDialog } = await import('../../features/statement/SearchDialog');
  return SearchDialog;
}
