import { LONG_TABLE_ROWS } from '../../domain/vocabulary';

export interface PageRange {
  /** From 1; the last page if the requested one does not exist. */
  readonly page: number;
  /** Index of the first row, and the index after the last. */
  readonly first: number;
  readonly end: number;
}

/**
 * Returns the range of a page.
 * @param requestedPage from 1; a filter may have left fewer pages
 */
export function getPageRange(count: number, requestedPage: number, pageSize: number): PageRange {
  const page = Math.min(requestedPage, Math.max(1, Math.ceil(count / pageSize)));
  return { page, first: (page - 1) * pageSize, end: Math.min(count, page * pageSize) };
}

/**
 * Returns the rows of the current page; all rows of a long table, which has no pages.
 * @param page from 1; beyond the last it means the last
 */
export function rowsInSight<Row>(rows: readonly Row[], page: number, pageSize: number): readonly Row[] {
  if (rows.length > LONG_TABLE_ROWS) return rows;
  const { first, end } = getPageRange(rows.length, page, pageSize);
  return rows.slice(first, end);
}
