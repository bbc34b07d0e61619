import { DownloadOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '@ncb/shared-kernel/api/contract';
import type { AccountKind } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { saveFile } from '@ncb/shared-kernel/ui';

const FORMATS = ['xlsx', 'csv'] as const;

export interface ExportMenuProps {
  kind: AccountKind;
  /** Those that are selected, else all that are shown, in the order in which they are shown. */
  accounts: readonly Account[];
  areSelected: boolean;
}

/** The list as a file. What makes it is loaded when it is asked for. */
export function ExportMenu({ kind, accounts, areSelected }: ExportMenuProps) {
  const { session, notify } = useShell();
  const { t } = useTranslation(['accounts', 'kernel']);
  const [isBusy, setBusy] = useState(false);
  const save = async (format: (typeof FORMATS)[number]) => {
    setBusy(true);
    const { exportAccounts } = await import('./export-accounts');
    const file = await exportAccounts(accounts, {
      format,
      kind,
      heading: (column) => t(`export.columns.${column}`),
      status: (status) => t(`accountStatus.${status}`, { ns: 'kernel' }),
      yes: t('common.yes', { ns: 'kernel' }),
      no: t('common.no', { ns: 'kernel' }),
    });
    setBusy(false);
    if (file) saveFile(file, `${t('export.fileName')}-${session.bankDay}.${format}`);
    else notify('error', t('export.failed'));
  };
  return (
    <Dropdown
      trigger={['click']}
      disabled={accounts.length === 0}
      menu={{
        items: FORMATS.map((format) => ({
          key: format,
          label: <span data-action={`export-${format}`}>{t(`export.${format}`)}</span>,
        })),
        onClick: ({ key }) => void save(key as (typeof FORMATS)[number]),
      }}
    >
      <Button icon={<DownloadOutlined />} loading={isBusy} data-action="export">
        {areSelected ? t('export.selected', { count: accounts.length }) : t('export.action')}
      </Button>
    </Dropdown>
  );
}
