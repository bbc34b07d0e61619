import { Checkbox, type TableColumnsType } from 'antd';
import { useMemo } from 'react';
import { useImportKind, type ImportKind } from './import-kind';
import { canEdit, type ImportedRow } from './imported-row';
import { getRowProblems, type RowProblem } from './get-row-problems';
import { useRowTexts } from './use-row-texts';
import { CellProblems } from './CellProblems';
import { EditButton } from './EditButton';
import { IncludeBox } from './IncludeBox';
import { RestoredNote } from './RestoredNote';
import { RowCodeQuestion } from './RowCodeQuestion';
import { RowCard } from './RowCard';
import { RowNote } from './RowNote';
import { RowStatusTag } from './RowStatusTag';
import type { RowsTableProps } from './RowsTable';
import { RowValue } from './RowValue';
import { useTexts } from './texts';
import styles from './import.module.css';

export interface RowColumnsOptions extends RowsTableProps {
  width: number;
}

/** Widths in px with padding: checkbox, line, status and menu together; numbers, dates or amounts; codes; texts. */
const WIDTHS = { always: 290, short: 116, code: 192, words: 200 };
/** Table width in px below which number, amount and payee do not fit and rows become cards. */
export const CARDS_BELOW = WIDTHS.always + 2 * WIDTHS.short + WIDTHS.words;

type Column = TableColumnsType<ImportedRow>[number];

export function useRowColumns(options: RowColumnsOptions): TableColumnsType<ImportedRow> {
  const { list, rows, numbers, lookAlikes, openId, onOpen, isDisabled, width } = options;
  const { t, common } = useTexts();
  const rowTexts = useRowTexts();
  const kind = useImportKind();
  const { amountColumn, codeColumn } = kind;
  const shownCells = useMemo(() => getFittingCells(kind, width), [kind, width]);
  const covered = useMemo(() => new Set(shownCells.flatMap(([, columns]) => columns)), [shownCells]);
  const isCodeShown = shownCells.some(([column]) => column === codeColumn);

  const found = (row: ImportedRow) => getRowProblems(row, list);
  const isFixed = ({ id }: ImportedRow) => isDisabled || !canEdit(list.status(id));
  const isQuestion = ({ id }: ImportedRow) => list.status(id) === 'question';
  const isTicked = (row: ImportedRow) => !row.isExcluded && list.status(row.id) !== 'error' && !isQuestion(row);
  const include = (row: ImportedRow) => (
    <IncludeBox
      line={row.line}
      // A row that cannot be saved is unchecked and becomes checked once corrected, unless the user has excluded it.
      isIncluded={isTicked(row)}
      isDisabled={isFixed(row)}
      // Checking a row with a question confirms it.
      onChange={() => (isQuestion(row) ? list.confirmPairs([row.id]) : list.setExcluded([row.id], !row.isExcluded))}
    />
  );
  const edit = (row: ImportedRow) => (
    <EditButton
      line={row.line}
      isOpen={row.id === openId}
      isDisabled={isFixed(row)}
      onToggle={() => onOpen(row.id === openId ? null : row.id)}
    />
  );
  /** Problems of hidden columns and of the whole row, and warnings. */
  const others = (row: ImportedRow, problems: readonly RowProblem[]) => {
    const line = lookAlikes.get(row.id);
    return (
      <>
        {codeColumn && !isCodeShown && <RestoredNote row={row} />}
        <CellProblems
          problems={problems.filter(({ column }) => !covered.has(column))}
          textOf={rowTexts.problemWithColumn}
        />
        <RowCodeQuestion list={list} row={row} />
        <RowNote row={row} />
        {line !== undefined && (
          <span className={styles['cell-warning']} data-notice="warning" title={t('rows.lookAlikeLong', { line })}>
            {t('rows.lookAlike', { line })}
          </span>
        )}
      </>
    );
  };

  if (width < CARDS_BELOW) {
    return [
      {
        key: 'card',
        title: t('rows.title'),
        render: (_, row) => (
          <RowCard
            row={row}
            status={list.status(row.id)}
            problems={found(row)}
            number={numbers.get(row.id)}
            include={include(row)}
            edit={edit(row)}
            remark={
              <>
                <RowCodeQuestion list={list} row={row} />
                <RowNote row={row} />
              </>
            }
          />
        ),
      },
    ];
  }

  const isOpen = (row: ImportedRow) => canEdit(list.status(row.id));
  const areAllIn = rows.every((row) => !row.isExcluded);
  const areAllTicked = rows.every(isTicked);
  const before: Column[] = [
    {
      key: 'include',
      width: 32,
      align: 'center',
      title: (
        <Checkbox
          checked={areAllTicked}
          indeterminate={!areAllTicked && rows.some(isTicked)}
          disabled={isDisabled || !rows.some(isOpen)}
          onChange={() =>
            list.setExcluded(
              rows.map(({ id }) => id),
              areAllIn,
            )
          }
          aria-label={t('rows.includeAll')}
          data-action="includeAll"
        />
      ),
      render: (_, row) => include(row),
    },
    {
      key: 'line',
      title: t('rows.line'),
      render: (_, { line }) => <span className="ncb-number">{line}</span>,
    },
    {
      key: 'status',
      title: t('rows.status'),
      onCell: () => ({ 'data-column': 'status' }) as object,
      render: (_, row) => (
        <div className={styles['row-cell']}>
          <RowStatusTag status={list.status(row.id)} />
          {others(row, found(row))}
        </div>
      ),
    },
  ];
  const cells = shownCells.map(([column, columns]): Column => ({
    key: column,
    title: rowTexts.column(column),
    ...(column === amountColumn && { align: 'right' as const, className: styles['amount'] ?? '' }),
    onHeaderCell: () => ({ 'data-column': column }) as object,
    onCell: () => ({ 'data-column': column }) as object,
    render: (_, row) => (
      <div className={styles['row-cell']}>
        <RowValue column={column} row={row} number={numbers.get(row.id)} />
        {column === codeColumn && <RestoredNote row={row} />}
        <CellProblems
          problems={found(row).filter((problem) => columns.some((shownColumn) => shownColumn === problem.column))}
          textOf={(problem) =>
            problem.column === column ? rowTexts.problem(problem) : rowTexts.problemWithColumn(problem)
          }
        />
      </div>
    ),
  }));
  const menu: Column = {
    key: 'edit',
    width: 40,
    className: 'ncb-stay',
    title: <span className="ncb-visually-hidden">{common('common.actions')}</span>,
    render: (_, row) => edit(row),
  };
  return [...before, ...cells, menu];
}

/** Returns the columns that fit; the last ones, least informative, are hidden first. */
function getFittingCells({ cells, rules, amountColumn, codeColumn }: ImportKind, width: number): ImportKind['cells'] {
  const shorts = new Set([rules.numberColumn, amountColumn, ...rules.dayColumns]);
  let room = width - WIDTHS.always;
  const firstHidden = cells.findIndex(([column]) => {
    room -= shorts.has(column) ? WIDTHS.short : column === codeColumn ? WIDTHS.code : WIDTHS.words;
    return room < 0;
  });
  return firstHidden < 0 ? cells : cells.slice(0, firstHidden);
}
