import { useCallback, type ReactNode } from 'react';
import { useListLayout } from './list-layout';
import { DataTable, type RowTone } from './DataTable';
import type { RowSurroundings } from './TableParts';
import { MarksOfRowsContext, useMarksOfRows, useOpenedRow, useOpenId } from './row-marks';
import { type RecordRowParts, NONE_GAVE_WAY, type RecordColumn } from './record-parts';
import { useRecordColumns } from './use-record-columns';
import type { RecordListState } from './use-record-list';
import { RecordOpen, RecordSelect } from './RecordControls';

export interface RecordRowsProps<Row> extends RecordRowParts<Row> {
  list: RecordListState<Row>;
  label: string;
  card?: ((row: Row) => ReactNode) | undefined;
  sums?: ReactNode;
  totalRows?: readonly Row[] | undefined;
  /** Height of a row with more than two lines, px. */
  rowHeight?: number;
  toneOf?: ((row: Row) => RowTone | null) | undefined;
  around?: ReadonlyMap<string, RowSurroundings> | undefined;
}

/** Heights in px: fixed for table rows, initial for cards. */
const HEIGHTS = { row: 48, card: 140 };

const getId = ({ id }: { readonly id: string }) => id;

export function RecordRows<Row extends { readonly id: string }>(props: RecordRowsProps<Row>) {
  const { list, label, card, sums, totalRows, around, rowHeight = HEIGHTS.row, toneOf, ...parts } = props;
  const { name, rows, shownColumns, marks, sort, pressColumn, page, turnTo } = list;
  const { hasCards } = useListLayout();
  const opened = useOpenedRow();
  const openId = useOpenId(opened);
  const table = useRecordColumns({ list, ...parts });
  const selected = useMarksOfRows(marks.selected);
  const { canSelect } = parts;
  const { toggle: select } = marks.selected;
  const press = useCallback(
    (row: Row, target: Element) => {
      if (target.closest('.ncb-box-cell') && canSelect?.(row)) select(row.id);
      else opened?.toggle(row.id);
    },
    [canSelect, select, opened],
  );
  const cards = {
    key: 'card',
    title: label,
    render: (_: unknown, row: Row) => (
      <RecordCard row={row} {...parts}>
        {card ? card(row) : <CardCells row={row} columns={shownColumns} />}
      </RecordCard>
    ),
  };
  return (
    <MarksOfRowsContext value={selected}>
      <DataTable<Row>
        name={name}
        label={label}
        rows={rows}
        rowId={getId}
        columns={hasCards ? [cards] : table}
        showHeader={!hasCards}
        isFixed={!hasCards && (shownColumns.length === 1 || shownColumns.some(({ width }) => width !== undefined))}
        rowHeight={hasCards ? HEIGHTS.card : rowHeight}
        toneOf={toneOf}
        sort={sort}
        onSort={pressColumn}
        selectedIds={selected.ids}
        page={page}
        onPage={turnTo}
        sums={sums}
        totalRows={totalRows}
        around={around}
        {...(parts.panel && { markedId: openId })}
        onRow={press}
      />
    </MarksOfRowsContext>
  );
}

interface RecordCardProps<Row> extends RecordRowParts<Row> {
  row: Row;
  children: ReactNode;
}

function RecordCard<Row extends { readonly id: string }>(props: RecordCardProps<Row>) {
  const { row, titleOf, canSelect, panel, menu, children } = props;
  const hasOpen = panel && !panel.hasOpener;
  const hasActions = menu ?? hasOpen;
  return (
    <article className="ncb-card" aria-label={titleOf(row)}>
      {canSelect && (
        <div className="ncb-box-cell">
          <RecordSelect row={row} titleOf={titleOf} canSelect={canSelect} hasOpener={panel?.hasOpener === true} />
        </div>
      )}
      <div className="ncb-card-main">{children}</div>
      {hasActions && (
        <div className="ncb-card-actions">
          {menu?.(row)}
          {hasOpen && <RecordOpen row={row} panel={panel} />}
        </div>
      )}
    </article>
  );
}

function getCellClass(isAmount: boolean | undefined, place: number): string {
  if (isAmount) return 'ncb-card-amount';
  return place > 0 ? 'ncb-quiet' : '';
}

interface CardCellsProps<Row> {
  row: Row;
  columns: readonly RecordColumn<Row>[];
}

function CardCells<Row>({ row, columns }: CardCellsProps<Row>) {
  return columns.map(({ key, isAmount, cell }, place) => (
    <div key={key} className={getCellClass(isAmount, place)}>
      {cell(row, NONE_GAVE_WAY)}
    </div>
  ));
}
