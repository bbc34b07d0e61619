import type { TableSort } from './DataTable';

/** What a row is sorted by; text without regard to the language: numbers, letters of currencies, moments. */
export type SortKey = string | number | bigint;

/**
 * Rows by a key, equal ones in the order in which they were.
 * @param keyOf null: the order in which they were
 * @param isFirst rows that stand before all others whatever the order
 */
export function sortRows<Row>(
  rows: readonly Row[],
  keyOf: ((row: Row) => SortKey) | null | undefined,
  isDescending = false,
  isFirst?: (row: Row) => boolean,
): readonly Row[] {
  if (isFirst) {
    const [first, others] = [rows.filter(isFirst), rows.filter((row) => !isFirst(row))];
    return [...sortRows(first, keyOf, isDescending), ...sortRows(others, keyOf, isDescending)];
  }
  if (!keyOf) return rows;
  const ascending = inOrder(rows, keyOf);
  return (isDescending ? turned(ascending) : ascending).map(({ row }) => row);
}

interface Keyed<Row> {
  readonly row: Row;
  readonly key: SortKey;
}

/** How rows were put in order last: who turns the order round does not wait for ten thousand keys again. */
const lastOrders = new WeakMap<object, { readonly keyOf: unknown; readonly keyed: readonly Keyed<unknown>[] }>();

function inOrder<Row>(rows: readonly Row[], keyOf: (row: Row) => SortKey): readonly Keyed<Row>[] {
  const last = lastOrders.get(rows);
  if (last?.keyOf === keyOf) return last.keyed as readonly Keyed<Row>[];
  // Each key once: reading two amounts in each of a hundred thousand comparisons would take a tenth of a second.
  const keyed = rows.map((row) => ({ row, key: keyOf(row) })).sort((a, b) => compare(a.key, b.key));
  lastOrders.set(rows, { keyOf, keyed });
  return keyed;
}

/** From the largest key to the smallest; those with the same key in the order in which they were. */
function turned<Row>(ascending: readonly Keyed<Row>[]): readonly Keyed<Row>[] {
  const rows: Keyed<Row>[] = [];
  for (let end = ascending.length; end > 0;) {
    let start = end - 1;
    while (start > 0 && areEqual(ascending[start - 1], ascending[start])) start -= 1;
    for (const one of ascending.slice(start, end)) rows.push(one);
    end = start;
  }
  return rows;
}

function areEqual<Row>(a: Keyed<Row> | undefined, b: Keyed<Row> | undefined): boolean {
  return a !== undefined && b !== undefined && compare(a.key, b.key) === 0;
}

function compare(a: SortKey, b: SortKey): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** What a press on the heading of a column means: up, then down, then the order in which the rows were. */
export function nextSort(sort: TableSort | null, column: string): TableSort | null {
  if (sort?.column !== column) return { column, isDescending: false };
  return sort.isDescending ? null : { column, isDescending: true };
}
