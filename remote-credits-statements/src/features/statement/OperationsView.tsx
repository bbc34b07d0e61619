import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { countLines } from '@ncb/shared-kernel/domain/statement';
import { UAH, type StatementGroup } from '@ncb/shared-kernel/domain/vocabulary';
import { EVERY_ROW, RecordList, SelectionBar, useRecordList, useDeferredSearch } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { BalanceLine } from './BalanceLine';
import { Flows } from './Flows';
import { GroupPanel } from './GroupPanel';
import { groupRows, type OperationGroupRow } from './group-rows';
import { findOperations, type ListedOperation } from './listed-operations';
import { NothingFound } from './NothingFound';
import { getDocumentNumber } from './OperationCells';
import { OperationCard } from './OperationCard';
import { OperationFoot } from './OperationFoot';
import { OperationMenu } from './OperationMenu';
import { OperationPanel } from './OperationPanel';
import type { StatementAnswer } from './shown-statement';
import { StatementChips } from './StatementChips';
import type { StatementFilter, StatementSearch } from './statement-search';
import { buildAccountTotals, getDayBalances, buildDayHeadings } from './row-surroundings';
import { useGroupColumns } from './use-group-columns';
import type { ListedStatement } from './use-listed-statement';
import type { OperationOpening } from './use-operation-commands';
import { useLineWords } from './use-line-words';
import { useStatementColumns } from './use-statement-columns';
import type { TypedSearch } from './use-typed-search';

export interface OperationsViewProps extends OperationOpening {
  answer: StatementAnswer;
  listed: ListedStatement;
  search: StatementSearch;
  group: StatementGroup;
  onFilter: (change: Partial<StatementFilter>) => void;
  typing: TypedSearch;
  tools: (shown: readonly ListedOperation[]) => ReactNode;
  main: (shown: readonly ListedOperation[]) => ReactNode;
  onSearch: () => void;
}

export function OperationsView(props: OperationsViewProps) {
  const { group } = props;
  return group === 'party' || group === 'category' ? (
    <GroupList {...props} key={group} by={group} />
  ) : (
    <OperationList {...props} />
  );
}

const ALL_ROWS = (rows: readonly OperationGroupRow[]) => rows;

function OperationList(props: OperationsViewProps) {
  const { answer, listed, search, group, onFilter, typing, tools, main, onView, onPrint, onSearch } = props;
  const { t } = useTexts();
  const lineWords = useLineWords();
  const { accounts, clientName, clientCode } = answer.statement;
  const [isBalanceOn, switchBalance] = useState(true);
  const balanceSwitch = useMemo(() => ({ isOn: isBalanceOn, onSwitch: switchBalance }), [isBalanceOn]);
  const hasBalance = isBalanceOn && listed.gap === null;
  const currencies = new Set(accounts.map(({ currencyLetters }) => currencyLetters));
  const [currency = UAH.letters] = currencies;
  const columns = useStatementColumns({
    hasAccounts: accounts.length > 1 && group !== 'account',
    currency: currencies.size > 1 ? null : currency,
    hasBalance,
    onOpen: onView,
  });
  const isByDay = group === 'day';
  // Operations of several accounts are merged by day, each account's in the bank's order.
  const rows = useMemo(
    () =>
      isByDay && accounts.length > 1 && search.sort === 'default'
        ? listed.rows.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
        : listed.rows,
    [isByDay, accounts.length, search.sort, listed.rows],
  );
  const list = useRecordList<ListedOperation>({ name: 'statement', rows, columns, find: findOperations, typing });
  const isSorted = list.rowsSort !== null || search.sort === 'amount';
  const balances = useMemo(
    () => (accounts.length === 1 && hasBalance ? getDayBalances(listed.all) : null),
    [accounts.length, hasBalance, listed.all],
  );
  const rowsBetween = useMemo(() => {
    if (isSorted) return undefined;
    if (isByDay) return buildDayHeadings(list.rows, list.inSight, balances);
    return search.sort === 'default' ? buildAccountTotals(accounts, list.rows) : undefined;
  }, [isSorted, isByDay, list.rows, list.inSight, balances, search.sort, accounts]);
  const panel = useMemo(
    () => ({
      title: t('statement.details'),
      label: (row: ListedOperation) => t('statement.toggle', { number: getDocumentNumber(row) }),
      hasOpener: true,
      content: (row: ListedOperation) => <OperationPanel row={row} companyName={clientName} companyCode={clientCode} />,
    }),
    [t, clientName, clientCode],
  );
  // Stable functions: others would re-render every cell of the table.
  const titleOf = useCallback(
    (row: ListedOperation) => t('statement.operation', { number: getDocumentNumber(row) }),
    [t],
  );
  const menu = useCallback(
    (row: ListedOperation) => <OperationMenu row={row} onView={onView} onPrint={onPrint} />,
    [onView, onPrint],
  );
  // In the bank's order, so that sorting 10,000 operations does not sum them up again.
  const counted = list.selected.length > 0 ? list.selected : list.found;
  return (
    <RecordList<ListedOperation>
      list={list}
      label={t('statement.title')}
      titleOf={titleOf}
      searchLabel={t('statement.find')}
      canSelect={EVERY_ROW}
      panel={{ ...panel, foot: (row) => <OperationFoot row={row} onView={onView} onPrint={onPrint} /> }}
      menu={menu}
      card={(row) => <OperationCard row={row} />}
      around={rowsBetween}
      tools={tools(list.rows)}
      main={main(list.rows)}
      totals={
        <>
          <BalanceLine answer={answer} wrong={listed.wrong} />
          <StatementChips onFilter={onFilter} all={listed.all} gap={listed.gap} balance={balanceSwitch} />
        </>
      }
      selection={(handed) => (
        <SelectionBar
          list={list}
          text={t('statement.selected', { lines: lineWords(countLines(list.selected)) })}
          sums={<Flows rows={list.selected} />}
          tools={handed}
        />
      )}
      sums={<Flows rows={counted} />}
      empty={
        <NothingFound search={search} typed={list.typed} answer={answer} onFilter={onFilter} onSearch={onSearch} />
      }
    />
  );
}

function GroupList(props: OperationsViewProps & { by: 'party' | 'category' }) {
  const { answer, listed, search, onFilter, typing, tools, main, onView, onSearch, by } = props;
  const { t } = useTexts();
  const columns = useGroupColumns(by);
  const searchText = useDeferredSearch(typing.typed, listed.rows.length);
  const found = useMemo(() => findOperations(listed.rows, searchText), [listed.rows, searchText]);
  const groups = useMemo(
    () => groupRows(found, by, (category) => t(`statement.categories.${category}`)),
    [found, by, t],
  );
  const list = useRecordList<OperationGroupRow>({
    name: 'statementGroups',
    rows: groups,
    columns,
    find: ALL_ROWS,
    typing,
  });
  return (
    <RecordList<OperationGroupRow>
      list={list}
      label={t(`statement.groups.${by}`)}
      titleOf={({ title }) => title}
      searchLabel={t('statement.find')}
      panel={{
        title: t('statement.details'),
        label: () => t('statement.toggleGroup'),
        hasOpener: true,
        content: (group) => (
          <GroupPanel
            group={group}
            onView={onView}
            onShowAll={() =>
              onFilter({
                group: 'day',
                ...(by === 'party' ? { party: group.key } : { category: group.rows[0]?.category ?? '' }),
              })
            }
          />
        ),
      }}
      tools={tools(found)}
      main={main(found)}
      totals={
        <>
          <BalanceLine answer={answer} wrong={listed.wrong} />
          <StatementChips onFilter={onFilter} all={listed.all} gap={listed.gap} balance={null} />
        </>
      }
      sums={<Flows rows={found} />}
      empty={
        <NothingFound search={search} typed={list.typed} answer={answer} onFilter={onFilter} onSearch={onSearch} />
      }
    />
  );
}
