import { LONG_TABLE_ROWS } from '../../domain/vocabulary';

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
  const last = Math.max(1, Math.ceil(rows.length / pageSize));
  const first = (Math.min(page, last) - 1) * pageSize;
  return rows.filter(({ id }, index) => selected.has(id) && (index < first || index >= first + pageSize)).length;
}
