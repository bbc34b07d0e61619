import { LONG_TABLE_ROWS } from '../../domain/vocabulary';

/** Where a page of a list begins and ends among its rows. */
export interface PageRows {
  /** From 1; of a page beyond the last one, the last. */
  readonly page: number;
  /** Index of the first row, and of the first one behind the last. */
  readonly first: number;
  readonly end: number;
}

/**
 * The rows of a page.
 * @param wanted from 1; a filter may have left fewer pages since it was turned to
 */
export function pageRows(count: number, wanted: number, pageSize: number): PageRows {
  const page = Math.min(wanted, Math.max(1, Math.ceil(count / pageSize)));
  return { page, first: (page - 1) * pageSize, end: Math.min(count, page * pageSize) };
}

/**
 * The rows of the page in sight; a long table has no pages, and all its rows are meant.
 * @param page from 1; beyond the last it is the last, as the table has it
 */
export function rowsInSight<Row>(rows: readonly Row[], page: number, pageSize: number): readonly Row[] {
  if (rows.length > LONG_TABLE_ROWS) return rows;
  const { first, end } = pageRows(rows.length, page, pageSize);
  return rows.slice(first, end);
}
