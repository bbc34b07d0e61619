import { Checkbox, type TableColumnsType } from 'antd';
import type { ImportColumn } from '@ncb/shared-kernel/domain/rules';
import { mayChange, type ImportedRow } from '../../features/import/imported-row';
import { problemsOf, type RowProblem } from '../../features/import/row-problems';
import { useRowWords } from '../../features/import/use-row-words';
import { CellProblems } from './CellProblems';
import { EditButton } from './EditButton';
import { IncludeBox } from './IncludeBox';
import { RestoredNote } from './RestoredNote';
import { RowCard } from './RowCard';
import { RowStatusTag } from './RowStatusTag';
import type { RowsTableProps } from './RowsTable';
import { RowValue, type ShownColumn } from './RowValue';
import { useTexts } from '../../texts';
import styles from './impex.module.css';

export interface RowColumnsOptions extends RowsTableProps {
  isWide: boolean;
}

type Column = TableColumnsType<ImportedRow>[number];

/** The columns of the table, each with the columns of the file whose problems stand in it. */
const CELLS = [
  ['oper_n', ['oper_n']],
  ['oper_date', ['oper_date', 'oper_datev']],
  ['name_c', ['name_c']],
  ['sum_cur', ['sum_cur', 'cur_ref']],
  ['acn_c', ['acn_c']],
  ['okpo_c', ['okpo_c', 'psp_c']],
  ['pay_purp', ['pay_purp']],
  ['acn_d', ['acn_d']],
] as const satisfies readonly (readonly [ShownColumn, readonly ImportColumn[]])[];
const SHOWN: ReadonlySet<string> = new Set(CELLS.flatMap(([, columns]) => columns));

/** The rows as a table, on a phone as cards in a table of one column. */
export function useRowColumns(options: RowColumnsOptions): TableColumnsType<ImportedRow> {
  const { list, rows, numbers, lookAlikes, openId, onOpen, isDisabled, isWide } = options;
  const { t, common } = useTexts();
  const words = useRowWords();

  const found = (row: ImportedRow) => problemsOf(row, list.isRepeated(row.id));
  const isFixed = ({ id }: ImportedRow) => isDisabled || !mayChange(list.status(id));
  const isTicked = (row: ImportedRow) => !row.isExcluded && list.status(row.id) !== 'error';
  const include = (row: ImportedRow) => (
    <IncludeBox
      line={row.line}
      // What cannot be saved is not ticked; it is as soon as it is put right. Pressed before, it is left out for good.
      isIncluded={isTicked(row)}
      isDisabled={isFixed(row)}
      onChange={() => list.setExcluded([row.id], !row.isExcluded)}
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
  /** Problems of columns that the table does not show, of the row as a whole, and what is only told. */
  const others = (row: ImportedRow, problems: readonly RowProblem[]) => {
    const line = lookAlikes.get(row.id);
    return (
      <>
        <CellProblems problems={problems.filter(({ column }) => !SHOWN.has(column))} textOf={words.problemWithColumn} />
        {line !== undefined && (
          <span
            className={styles['cell-warning']}
            data-notice="warning"
            title={t('impex.rows.lookAlikeLong', { line })}
          >
            {t('impex.rows.lookAlike', { line })}
          </span>
        )}
      </>
    );
  };

  if (!isWide) {
    return [
      {
        key: 'card',
        title: t('impex.rows.title'),
        render: (_, row) => (
          <RowCard
            row={row}
            status={list.status(row.id)}
            problems={found(row)}
            number={numbers.get(row.id)}
            include={include(row)}
            edit={edit(row)}
          />
        ),
      },
    ];
  }

  const isOpen = (row: ImportedRow) => mayChange(list.status(row.id));
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
          aria-label={t('impex.rows.includeAll')}
          data-action="includeAll"
        />
      ),
      render: (_, row) => include(row),
    },
    {
      key: 'line',
      title: t('impex.rows.line'),
      render: (_, { line }) => <span className="ncb-number">{line}</span>,
    },
    {
      key: 'status',
      title: t('impex.rows.status'),
      onCell: () => ({ 'data-column': 'status' }) as object,
      render: (_, row) => (
        <div className={styles['row-cell']}>
          <RowStatusTag status={list.status(row.id)} />
          {others(row, found(row))}
        </div>
      ),
    },
  ];
  const cells = CELLS.map(([column, covered]): Column => ({
    key: column,
    title: words.column(column),
    ...(column === 'sum_cur' && { align: 'right' as const }),
    onHeaderCell: () => ({ 'data-column': column }) as object,
    onCell: () => ({ 'data-column': column }) as object,
    render: (_, row) => (
      <div className={styles['row-cell']}>
        <RowValue column={column} row={row} number={numbers.get(row.id)} />
        {column === 'okpo_c' && <RestoredNote row={row} />}
        <CellProblems
          problems={found(row).filter((problem) => covered.some((known) => known === problem.column))}
          textOf={(problem) => (problem.column === column ? words.problem(problem) : words.problemWithColumn(problem))}
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
