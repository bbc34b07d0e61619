import { LONG_TABLE_ROWS } from '../../domain/vocabulary';
import { pageRows } from './page-rows';

/**
 * How many selected rows are on other pages than the one in sight; a long table has no pages.
 * @param page from 1; beyond the last it is the last, as the table has it
 */
export function countElsewhere(
  rows: readonly { readonly id: string }[],
  selected: ReadonlySet<string>,
  page: number,
  pageSize: number,
): number {
  if (selected.size === 0 || rows.length > LONG_TABLE_ROWS) return 0;
  const { first, end } = pageRows(rows.length, page, pageSize);
  return rows.filter(({ id }, index) => selected.has(id) && (index < first || index >= end)).length;
}
