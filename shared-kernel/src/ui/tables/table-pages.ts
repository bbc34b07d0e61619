import type { PaginationProps } from 'antd';
import { LONG_TABLE_ROWS, TABLE_PAGE_SIZE_DEFAULT, TABLE_PAGE_SIZES } from '../../domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { useSettingsChange } from '../use-settings-change';

/**
 * Returns the page props of a table; the bank stores the user's page size per table. Source:
 * docs/requirements/shell-accounts-admin.md#stored-settings, docs/requirements/shell-accounts-admin.md#tables.
 * @param table table name in the settings, word characters only
 */
export function useTablePages(table: string): PaginationProps & { readonly pageSize: number } {
  const { settings } = useSteadyShell().session.user;
  const changeSettings = useSettingsChange();
  return {
    pageSize: settings.pageSizes?.[table] ?? TABLE_PAGE_SIZE_DEFAULT,
    pageSizeOptions: [...TABLE_PAGE_SIZES],
    showSizeChanger: true,
    onShowSizeChange: (_, chosen) => {
      const size = TABLE_PAGE_SIZES.find((option) => option === chosen);
      if (size) changeSettings({ pageSizes: { [table]: size } });
    },
  };
}

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
export function getPageRows<Row>(rows: readonly Row[], page: number, pageSize: number): readonly Row[] {
  if (rows.length > LONG_TABLE_ROWS) return rows;
  const { first, end } = getPageRange(rows.length, page, pageSize);
  return rows.slice(first, end);
}
