import { Checkbox, type TableColumnsType } from 'antd';
import { useMemo } from 'react';
import type { ImportList } from './import-list';
import { useImportKind, type ImportKind } from './import-kind';
import { canEdit, type ImportedRow } from './imported-row';
import { getRowProblems } from './get-row-problems';
import { useRowTexts } from './use-row-texts';
import { CellProblems } from './CellProblems';
import { EditButton } from './EditButton';
import { IncludeBox } from './IncludeBox';
import { RestoredNote } from './RestoredNote';
import { RowCodeQuestion } from './RowCodeQuestion';
import { RowCard } from './RowCard';
import { RowNote } from './RowNote';
import { RowStatusTag } from './RowStatusTag';
import { RowValue } from './RowValue';
import { useTexts } from './texts';
import styles from './import.module.css';

export interface RowColumnsOptions {
  list: ImportList;
  rows: readonly ImportedRow[];
  numbers: ReadonlyMap<string, string>;
  /** Lines of similar rows, by row id. */
  lookAlikes: ReadonlyMap<string, number>;
  openId: string | null;
  onOpen: (id: string | null) => void;
  isDisabled: boolean;
  width: number;
}

/** Widths in px with padding: checkbox, line, status and menu together; numbers, dates or amounts; codes; texts. */
const WIDTHS = { always: 290, short: 116, code: 192, words: 200 };
/** Table width in px below which number, amount and receiver do not fit and rows become cards. */
export const CARDS_BELOW = WIDTHS.always + 2 * WIDTHS.short + WIDTHS.words;

type Column = TableColumnsType<ImportedRow>[number];

export function useRowColumns(options: RowColumnsOptions): TableColumnsType<ImportedRow> {
  const { list, rows, numbers, lookAlikes, isDisabled, width } = options;
  const { t, common } = useTexts();
  const rowTexts = useRowTexts();
  const kind = useImportKind();
  const { codeColumn } = kind;
  const shownCells = useMemo(() => getFittingCells(kind, width), [kind, width]);
  const covered = useMemo(() => new Set(shownCells.flatMap(([, columns]) => columns)), [shownCells]);
  const isCodeShown = shownCells.some(([column]) => column === codeColumn);
  const { isTicked, include, edit } = createRowControls(options);
  if (width < CARDS_BELOW) {
    return [
      {
        key: 'card',
        title: t('rows.title'),
        render: (_, row) => (
          <RowCard
            row={row}
            status={list.status(row.id)}
            problems={getRowProblems(row, list)}
            number={numbers.get(row.id)}
            include={include(row)}
            edit={edit(row)}
            remark={<RowRemarks list={list} row={row} />}
          />
        ),
      },
    ];
  }
  return [
    {
      key: 'include',
      width: 32,
      align: 'center',
      title: (
        <IncludeAllBox
          list={list}
          rows={rows}
          areAllTicked={rows.every(isTicked)}
          isSomeTicked={rows.some(isTicked)}
          isDisabled={isDisabled}
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
          {codeColumn && !isCodeShown && <RestoredNote row={row} />}
          <CellProblems
            problems={getRowProblems(row, list).filter(({ column }) => !covered.has(column))}
            textOf={rowTexts.problemWithColumn}
          />
          <RowRemarks list={list} row={row} />
          <LookAlikeNote line={lookAlikes.get(row.id)} />
        </div>
      ),
    },
    ...shownCells.map((cell) => buildCellColumn(cell, kind, options, rowTexts)),
    {
      key: 'edit',
      width: 40,
      className: 'ncb-stay',
      title: <span className="ncb-visually-hidden">{common('common.actions')}</span>,
      render: (_, row) => edit(row),
    },
  ];
}

function createRowControls({ list, openId, onOpen, isDisabled }: RowColumnsOptions) {
  const isFixed = ({ id }: ImportedRow) => isDisabled || !canEdit(list.status(id));
  const isQuestion = ({ id }: ImportedRow) => list.status(id) === 'question';
  const isTicked = (row: ImportedRow) => !row.isExcluded && list.status(row.id) !== 'error' && !isQuestion(row);
  return {
    isTicked,
    include: (row: ImportedRow) => (
      <IncludeBox
        line={row.line}
        // A row that cannot be saved is unchecked and becomes checked once corrected, unless the user has excluded it.
        isIncluded={isTicked(row)}
        isDisabled={isFixed(row)}
        // Checking a row with a question confirms it.
        onChange={() => (isQuestion(row) ? list.confirmPairs([row.id]) : list.setExcluded([row.id], !row.isExcluded))}
      />
    ),
    edit: (row: ImportedRow) => (
      <EditButton
        line={row.line}
        isOpen={row.id === openId}
        isDisabled={isFixed(row)}
        onToggle={() => onOpen(row.id === openId ? null : row.id)}
      />
    ),
  };
}

function buildCellColumn(
  [column, columns]: ImportKind['cells'][number],
  { amountColumn, codeColumn }: ImportKind,
  { list, numbers }: RowColumnsOptions,
  rowTexts: ReturnType<typeof useRowTexts>,
): Column {
  return {
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
          problems={getRowProblems(row, list).filter((problem) => columns.some((shown) => shown === problem.column))}
          textOf={(problem) =>
            problem.column === column ? rowTexts.problem(problem) : rowTexts.problemWithColumn(problem)
          }
        />
      </div>
    ),
  };
}

function RowRemarks({ list, row }: { list: ImportList; row: ImportedRow }) {
  return (
    <>
      <RowCodeQuestion list={list} row={row} />
      <RowNote row={row} />
    </>
  );
}

function LookAlikeNote({ line }: { line: number | undefined }) {
  const { t } = useTexts();
  if (line === undefined) return null;
  return (
    <span className={styles['cell-warning']} data-notice="warning" title={t('rows.lookAlikeLong', { line })}>
      {t('rows.lookAlike', { line })}
    </span>
  );
}

interface IncludeAllBoxProps extends Pick<RowColumnsOptions, 'list' | 'rows' | 'isDisabled'> {
  areAllTicked: boolean;
  isSomeTicked: boolean;
}

function IncludeAllBox({ list, rows, areAllTicked, isSomeTicked, isDisabled }: IncludeAllBoxProps) {
  const { t } = useTexts();
  return (
    <Checkbox
      checked={areAllTicked}
      indeterminate={!areAllTicked && isSomeTicked}
      disabled={isDisabled || !rows.some(({ id }) => canEdit(list.status(id)))}
      onChange={() =>
        list.setExcluded(
          rows.map(({ id }) => id),
          rows.every((row) => !row.isExcluded),
        )
      }
      aria-label={t('rows.includeAll')}
      data-action="includeAll"
    />
  );
}

/** Returns the columns that fit; the last ones, least informative, are hidden first. */
function getFittingCells({ cells, rules, amountColumn, codeColumn }: ImportKind, width: number): ImportKind['cells'] {
  const shorts = new Set([rules.numberColumn, amountColumn, ...rules.dayColumns]);
  let room = width - WIDTHS.always;
  const firstHidden = cells.findIndex(([column]) => {
    const ofText = column === codeColumn ? WIDTHS.code : WIDTHS.words;
    room -= shorts.has(column) ? WIDTHS.short : ofText;
    return room < 0;
  });
  return firstHidden < 0 ? cells : cells.slice(0, firstHidden);
}
