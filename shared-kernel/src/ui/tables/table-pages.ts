import { Grid } from 'antd';
import { useDeferredValue, useMemo } from 'react';
import type { TablePageSize, UserSettings } from '../../api/contract';
import { ALL_TABLES, LONG_TABLE_ROWS, PHONE_PORTION_ROWS, TABLE_PAGE_SIZE_DEFAULT } from '../../domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';

interface TablePages {
  readonly pageSize: number;
  /** On a phone: a table has no pages, it grows by portions at its end. */
  readonly isGrowing: boolean;
}

/** Returns how a table shows its rows; the same object until that changes. */
export function useTablePages(table: string): TablePages {
  const { settings } = useSteadyShell().session.user;
  const { md: isWide = true } = Grid.useBreakpoint();
  const pageSize = isWide ? getPageSize(settings, table) : PHONE_PORTION_ROWS;
  return useMemo(() => ({ pageSize, isGrowing: !isWide }), [pageSize, isWide]);
}

/**
 * Returns the pages for the rows, which follow a newly chosen size after the next paint: 50 rows would delay it by half
 * a second on an old computer. The width decides at once: a phone would paint pages first and then move.
 */
export function usePagesOfRows(table: string): TablePages {
  const pages = useTablePages(table);
  const earlier = useDeferredValue(pages);
  return earlier.isGrowing === pages.isGrowing ? earlier : pages;
}

/** Returns the page, from 1, whose rows are shown: they follow a turned page after the next paint, as a chosen size. */
export function usePageOfRows(page: number): number {
  return useDeferredValue(page);
}

/**
 * Returns the user's page size of a table, else that of all tables. Source:
 * docs/requirements/shell-accounts-admin.md#stored-settings, docs/requirements/shell-accounts-admin.md#tables.
 * @param table table name in the settings, word characters only
 */
export function getPageSize({ pageSizes = {} }: Pick<UserSettings, 'pageSizes'>, table: string): TablePageSize {
  return pageSizes[table] ?? pageSizes[ALL_TABLES] ?? TABLE_PAGE_SIZE_DEFAULT;
}

/** Returns the change of settings that gives all tables one page size, also those with a size of their own. */
export function buildCommonPageSize(
  { pageSizes = {} }: Pick<UserSettings, 'pageSizes'>,
  size: TablePageSize,
): Pick<UserSettings, 'pageSizes'> {
  const tables = new Set([ALL_TABLES, ...Object.keys(pageSizes)]);
  // The server keeps sizes that are not named.
  return { pageSizes: Object.fromEntries([...tables].map((table) => [table, size])) };
}

interface PageRange {
  /** From 1; the last page if the requested one does not exist. */
  readonly page: number;
  /** Index of the first row, and the index after the last. */
  readonly first: number;
  readonly end: number;
}

/**
 * Returns the range of a page; a growing table has all rows up to it.
 * @param requestedPage from 1; a filter may have left fewer pages
 */
export function getPageRange(count: number, requestedPage: number, { pageSize, isGrowing }: TablePages): PageRange {
  const page = Math.min(requestedPage, Math.max(1, Math.ceil(count / pageSize)));
  return { page, first: isGrowing ? 0 : (page - 1) * pageSize, end: Math.min(count, page * pageSize) };
}

/** Returns the page, from 1, on which a row is shown. */
export function getPageOfRow(index: number, page: number, { pageSize, isGrowing }: TablePages): number {
  const needed = 1 + Math.floor(Math.max(0, index) / pageSize);
  return isGrowing ? Math.max(page, needed) : needed;
}

/**
 * Returns the rows of the current page; all rows of a long table, which has no pages.
 * @param page from 1; beyond the last it means the last
 */
export function getPageRows<Row>(rows: readonly Row[], page: number, pages: TablePages): readonly Row[] {
  if (rows.length > LONG_TABLE_ROWS) return rows;
  const { first, end } = getPageRange(rows.length, page, pages);
  return rows.slice(first, end);
}
