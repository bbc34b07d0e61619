import type { PaginationProps } from 'antd';
import { TABLE_PAGE_SIZE_DEFAULT, TABLE_PAGE_SIZES } from '../../domain/vocabulary';
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
