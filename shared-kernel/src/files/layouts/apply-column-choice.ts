import { isImportColumn, type ImportColumn } from '../../domain/rules';
import { toExample, getFirstRows, type ColumnChoice, type ColumnsRead } from '../columns-read';
import type { Table } from '../table';
import type { Layout } from './layout';

export function applyColumnChoice(layout: Layout, choice: ColumnChoice = {}): Layout {
  const chosen = Object.entries(choice).flatMap(([column, place]) =>
    isImportColumn(column) && place !== undefined ? [[column, place] as const] : [],
  );
  if (chosen.length === 0) return layout;
  const columns = new Map(layout.columns);
  for (const [column, place] of chosen) {
    if (place === null) columns.delete(column);
    else columns.set(column, place);
  }
  const has = (column: ImportColumn) => chosen.some(([chosenColumn]) => chosenColumn === column);
  return {
    ...layout,
    columns,
    purposeParts: has('pay_purp') ? [] : layout.purposeParts,
    doubtful: new Map([...(layout.doubtful ?? [])].filter(([column]) => !has(column))),
  };
}

export function describeColumns({ columns, purposeParts, doubtful }: Layout, table: Table): ColumnsRead {
  const [first] = table.rows;
  const [firstPart] = purposeParts;
  return {
    headings: table.columns,
    examples: table.columns.map((_, place) => toExample(first?.cells[place])),
    recognised: {
      ...Object.fromEntries(columns),
      ...(firstPart !== undefined && !columns.has('pay_purp') && { pay_purp: firstPart }),
    },
    doubtful: Object.fromEntries(doubtful ?? []),
    ...(doubtful && doubtful.size > 0 && { firstRows: getFirstRows(table) }),
  };
}
