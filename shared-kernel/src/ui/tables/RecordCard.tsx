import type { ReactNode } from 'react';
import type { MarkedRows } from './row-marks';
import type { RecordColumn } from './record-column';
import { RecordSelect } from './use-record-columns';

export interface RecordCardProps<Row> {
  row: Row;
  columns: readonly RecordColumn<Row>[];
  titleOf: (row: Row) => string;
  selected: MarkedRows | undefined;
  menu: ((row: Row) => ReactNode) | undefined;
}

/** A row of a list on a phone: the same cells below each other. */
export function RecordCard<Row extends { readonly id: string }>(props: RecordCardProps<Row>) {
  const { row, columns, titleOf, selected, menu } = props;
  return (
    <article className="ncb-card" aria-label={titleOf(row)}>
      {selected && <RecordSelect row={row} titleOf={titleOf} selected={selected} />}
      <div className="ncb-card-main">
        {columns.map(({ key, isAmount, cell }, place) => (
          <div key={key} className={isAmount ? 'ncb-card-amount' : place > 0 ? 'ncb-quiet' : ''}>
            {cell(row)}
          </div>
        ))}
      </div>
      {menu && <div className="ncb-card-actions">{menu(row)}</div>}
    </article>
  );
}
