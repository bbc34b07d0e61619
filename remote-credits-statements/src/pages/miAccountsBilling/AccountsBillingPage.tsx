import { CalendarOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { SavedSearches, SearchProblem, useAddressSearch } from '@ncb/shared-kernel/blocks/search';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { STATEMENT_GROUPS, StatementType, type StatementGroup } from '@ncb/shared-kernel/domain/vocabulary';
import { useStatement } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerRefresh, AnswerStates, ListChoice, PageHeader, useOnDemand } from '@ncb/shared-kernel/ui';
import {
  NO_FILTER,
  createStatementSearchModel,
  toRequest,
  LatestSearch,
  StatementView,
  statementStyles as styles,
  type StatementFilter,
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
  const { show, hide, Component, isLoading } = useOnDemand(loadSearchDialog);
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
  const onFilter = useCallback((change: Partial<StatementFilter>) => open({ ...latest.current, ...change }), [open]);
  const onSearch = useCallback(() => void show(), [show]);
  const isTotal = search.type === StatementType.total;
  const accountCount = answer.data?.statement.accounts.length ?? 0;
  const groupOf = (current: typeof search): StatementGroup => current.group || (accountCount > 1 ? 'account' : 'day');
  // The input is shown at once; grouping 10,000 operations follows.
  const shownSearch = useDeferredValue(search);
  const days =
    search.start === search.end ? toDotted(search.start) : `${toDotted(search.start)} – ${toDotted(search.end)}`;

  return (
    <div className="ncb-page" data-page="miAccountsBilling">
      <PageHeader title={t('statement.title')}>
        <div>
          <Button icon={<CalendarOutlined />} loading={isLoading} onClick={onSearch} data-action="search">
            {problem ? t('statement.search.title') : days}
          </Button>
          <SavedSearches model={model} search={search} onSearch={open} />
          <AnswerRefresh answer={answer} />
        </div>
      </PageHeader>
      {answer.isSuccess && !isTotal && (
        <div className={styles['views']}>
          <ListChoice<StatementGroup>
            label={t('statement.views')}
            lists={STATEMENT_GROUPS.map((name) => ({ name, title: t(`statement.groups.${name}`), field: 'group' }))}
            shown={groupOf(search)}
            onChoose={(name) => onFilter({ group: name })}
          />
        </div>
      )}
      {problem ? (
        <SearchProblem problem={problem} onSearch={onSearch} />
      ) : (
        <>
          {answer.isError && (
            <p role="alert" data-problem="failedToLoadBilling">
              {t('statement.failedToLoadBilling')}
            </p>
          )}
          <AnswerStates answer={answer} isEmpty={() => false} empty={null}>
            {answer.data && (
              <LatestSearch value={search}>
                <StatementView
                  answer={answer.data}
                  search={shownSearch}
                  find={search.find}
                  group={groupOf(shownSearch)}
                  onFilter={onFilter}
                  onSearch={onSearch}
                />
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

/** Loaded on demand: choosing dates needs more code than the table. */
async function loadSearchDialog() {
  const { SearchDialog } = await import('../../features/statement/SearchDialog');
  return SearchDialog;
}
