import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { onDemand } from '@ncb/shared-kernel/blocks/on-demand';
import { countLines } from '@ncb/shared-kernel/domain/statement';
import { UAH, type StatementGroup } from '@ncb/shared-kernel/domain/vocabulary';
import { RecordList, SelectionBar, useRecordList, Waiting } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { Flows } from './Flows';
import { foldRevaluations, unfoldRows } from './fold-revaluations';
import { findOperations, type ListedOperation } from './listed-operations';
import { NothingFound } from './NothingFound';
import { DayHeadingsContext, getDocumentNumber } from './OperationCells';
import { OperationCard } from './OperationCard';
import { OperationFoot } from './OperationFoot';
import { OperationMenu } from './OperationMenu';
import { RevaluationPanel } from './RevaluationPanel';
import type { StatementAnswer } from './shown-statement';
import { StatementBalance } from './StatementBalance';
import { StatementChips } from './StatementChips';
import type { StatementSearch, SearchChange } from './statement-search';
import { buildAccountTotals, getDayBalances, buildDayHeadings } from './row-surroundings';
import type { ListedStatement } from './use-listed-statement';
import type { OperationOpening } from './use-operation-commands';
import { useLineWords } from './use-line-words';
import { usePurpose } from './use-purpose';
import { useStatementColumns } from './use-statement-columns';
import type { TypedSearch } from './use-typed-search';

export interface OperationsViewProps extends OperationOpening {
  answer: StatementAnswer;
  listed: ListedStatement;
  search: StatementSearch;
  group: StatementGroup;
  onFilter: SearchChange;
  typing: TypedSearch;
  tools: (shown: readonly ListedOperation[]) => ReactNode;
  main: (shown: readonly ListedOperation[]) => ReactNode;
  onSearch: () => void;
}

const GroupList = onDemand(
  'miAccountsBilling/groups',
  async () => (await import('./GroupList')).GroupList,
  <Waiting rows={8} />,
);

/** Lazy panel: the page's limit has no room for it. */
const OperationPanel = onDemand(
  'miAccountsBilling/operation',
  async () => (await import('./OperationPanel')).OperationPanel,
  <Waiting rows={8} hasTitle />,
);

export function OperationsView(props: OperationsViewProps) {
  const { group } = props;
  return group === 'party' || group === 'category' || group === 'date' ? (
    <GroupList {...props} key={group} by={group} />
  ) : (
    <OperationList {...props} />
  );
}

/** Folded revaluations are no operations to select. */
const getTone = ({ records }: ListedOperation) => (records ? 'quiet' : null);
const canSelect = ({ records }: ListedOperation) => !records;

function OperationList(props: OperationsViewProps) {
  const { answer, listed, search, group, onFilter, typing, tools, main, onView, onPrint, onSearch } = props;
  const { t } = useTexts();
  const lineWords = useLineWords();
  const { accounts } = answer.statement;
  const [isBalanceOn, switchBalance] = useState(true);
  const balanceSwitch = useMemo(() => ({ isOn: isBalanceOn, onSwitch: switchBalance }), [isBalanceOn]);
  const hasBalance = isBalanceOn && listed.gap === null;
  const currencies = new Set(accounts.map(({ currencyLetters }) => currencyLetters));
  const [currency = UAH.letters] = currencies;
  const isByDay = group === 'day';
  const hasAccounts = accounts.length > 1 && group !== 'account';
  const columns = useStatementColumns({
    hasAccounts,
    currency: currencies.size > 1 ? null : currency,
    hasBalance,
    isByDay,
    onOpen: onView,
  });
  const getPurpose = usePurpose();
  const findFolded = useCallback(
    (operations: readonly ListedOperation[], typed: string) =>
      foldRevaluations(findOperations(unfoldRows(operations), typed, getPurpose)),
    [getPurpose],
  );
  const rows = useShownRows(listed.rows, isByDay && accounts.length > 1 && search.sort === 'default');
  const list = useRecordList<ListedOperation>({ name: 'statement', rows, columns, find: findFolded, typing });
  const shown = useMemo(() => unfoldRows(list.rows), [list.rows]);
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
  const panel = useOperationPanel(answer.statement);
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
    <DayHeadingsContext value={isByDay && !isSorted}>
      <RecordList<ListedOperation>
        list={list}
        label={t('statement.title')}
        titleOf={titleOf}
        searchLabel={t('statement.find')}
        canSelect={canSelect}
        toneOf={getTone}
        panel={{ ...panel, foot: (row) => <OperationFoot row={row} onView={onView} onPrint={onPrint} /> }}
        menu={menu}
        card={(row) => <OperationCard row={row} hasAccounts={hasAccounts} hasBalance={hasBalance} />}
        around={rowsBetween}
        header={
          <StatementChips
            onFilter={onFilter}
            onSearch={onSearch}
            all={listed.all}
            gap={listed.gap}
            balance={balanceSwitch}
          />
        }
        tools={tools(shown)}
        main={main(shown)}
        summary={<StatementBalance answer={answer} wrong={listed.wrong} />}
        selection={(selectionTools) => (
          <SelectionBar
            list={list}
            text={t('statement.selected', { lines: lineWords(countLines(list.selected)) })}
            sums={<Flows rows={list.selected} />}
            tools={selectionTools}
          />
        )}
        sums={<Flows rows={counted} />}
        empty={
          <NothingFound search={search} typed={list.typed} answer={answer} onFilter={onFilter} onSearch={onSearch} />
        }
      />
    </DayHeadingsContext>
  );
}

/** Returns the panel of a row, the same object until the statement's client changes. */
function useOperationPanel({ clientName, clientCode }: StatementAnswer['statement']) {
  const { t } = useTexts();
  return useMemo(
    () => ({
      title: t('statement.details'),
      label: (row: ListedOperation) => t('statement.toggle', { number: getDocumentNumber(row) }),
      hasOpener: true,
      content: (row: ListedOperation) =>
        row.records ? (
          <RevaluationPanel row={row} />
        ) : (
          <OperationPanel row={row} companyName={clientName} companyCode={clientCode} />
        ),
    }),
    [t, clientName, clientCode],
  );
}

/**
 * Returns rows with folded revaluations.
 * @param isMerged true to merge the operations of several accounts by day, each account's in the bank's order
 */
function useShownRows(rows: readonly ListedOperation[], isMerged: boolean): readonly ListedOperation[] {
  return useMemo(
    () => foldRevaluations(isMerged ? rows.toSorted((a, b) => a.date.localeCompare(b.date)) : rows),
    [rows, isMerged],
  );
}
