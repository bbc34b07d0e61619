import { Button } from 'antd';
import type { UserSettings } from '@ncb/shared-kernel/api/contract';
import { TABLE_PAGE_SIZE_DEFAULT } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useSettingsChange } from '@ncb/shared-kernel/ui';
import { useTexts } from '../languages';

export function TableSizes({ pageSizes = {} }: Pick<UserSettings, 'pageSizes'>) {
  const { t } = useTexts();
  const { notify } = useShell();
  const changeSettings = useSettingsChange();
  const own = Object.keys(pageSizes).filter((table) => pageSizes[table] !== TABLE_PAGE_SIZE_DEFAULT);

  // The server keeps sizes that are not named.
  const reset = () =>
    changeSettings({ pageSizes: Object.fromEntries(own.map((table) => [table, TABLE_PAGE_SIZE_DEFAULT])) }, () =>
      notify('success', t('settings.tablesReset', { count: TABLE_PAGE_SIZE_DEFAULT })),
    );

  return (
    <div className="ncb-numbering-row" data-row="tableSizes">
      <span>{t('settings.tables')}</span>
      <strong className="ncb-number" data-field="tableSizes">
        {own.length}
      </strong>
      <Button disabled={own.length === 0} onClick={reset} data-action="resetTables">
        {t('settings.resetTables')}
      </Button>
    </div>
  );
}
