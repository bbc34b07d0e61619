import type { ReactNode } from 'react';
import { NONE_GAVE_WAY, type RecordColumn } from './record-column';
import type { RecordRowParts } from './record-row';
import { RecordOpen, RecordSelect } from './RecordMarks';

export interface RecordCardProps<Row> extends RecordRowParts<Row> {
  row: Row;
  children: ReactNode;
}

export function RecordCard<Row extends { readonly id: string }>(props: RecordCardProps<Row>) {
  const { row, titleOf, canSelect, panel, menu, children } = props;
  const hasOpen = panel && !panel.hasOpener;
  const hasActions = menu ?? hasOpen;
  return (
    <article className="ncb-card" aria-label={titleOf(row)}>
      {canSelect && (
        <div className="ncb-box-cell">
          <RecordSelect row={row} titleOf={titleOf} canSelect={canSelect} />
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

export interface CardCellsProps<Row> {
  row: Row;
  columns: readonly RecordColumn<Row>[];
}

export function CardCells<Row>({ row, columns }: CardCellsProps<Row>) {
  return columns.map(({ key, isAmount, cell }, place) => (
    <div key={key} className={isAmount ? 'ncb-card-amount' : place > 0 ? 'ncb-quiet' : ''}>
      {cell(row, NONE_GAVE_WAY)}
    </div>
  ));
}
