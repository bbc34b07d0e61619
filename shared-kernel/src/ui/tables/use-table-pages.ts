import type { PaginationProps } from 'antd';
import { TABLE_PAGE_SIZE_DEFAULT, TABLE_PAGE_SIZES } from '../../domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { useSettingsChange } from '../use-settings-change';

/**
 * The pages of a table: how many rows they have is the user's own choice for this table, kept at the bank, so that it is
 * the same tomorrow and on another computer. Source: spec 1 §3 ("tableId plus Size") and §9
 * @param table its name in the settings, of word characters
 */
export function useTablePages(table: string): PaginationProps & { readonly pageSize: number } {
  const { settings } = useSteadyShell().session.user;
  const changeSettings = useSettingsChange();
  return {
    pageSize: settings.pageSizes?.[table] ?? TABLE_PAGE_SIZE_DEFAULT,
    pageSizeOptions: [...TABLE_PAGE_SIZES],
    showSizeChanger: true,
    onShowSizeChange: (_, chosen) => {
      const size = TABLE_PAGE_SIZES.find((known) => known === chosen);
      if (size) changeSettings({ pageSizes: { [table]: size } });
    },
  };
}
