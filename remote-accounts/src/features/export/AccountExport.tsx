import type { Account } from '@ncb/shared-kernel/api/contract';
import type { AccountKind } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { ExportMenu, saveFile } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

const FORMATS = ['xlsx', 'csv'] as const;

export interface AccountExportProps {
  kind: AccountKind;
  /** Those that are selected, else all that are shown, in the order in which they are shown. */
  accounts: readonly Account[];
  areSelected: boolean;
}

/** The list as a file. What makes it is loaded when it is asked for. */
export function AccountExport({ kind, accounts, areSelected }: AccountExportProps) {
  const { session, notify } = useShell();
  const { t, common } = useTexts();
  const save = async (format: (typeof FORMATS)[number]) => {
    const { exportAccounts } = await import('./export-accounts');
    const file = await exportAccounts(accounts, {
      format,
      kind,
      heading: (column) => t(`export.columns.${column}`),
      status: (status) => common(`accountStatus.${status}`),
      yes: common('common.yes'),
      no: common('common.no'),
    });
    if (file) saveFile(file, `${t('export.fileName')}-${session.bankDay}.${format}`);
    else notify('error', common('common.exportFailed'));
  };
  return (
    <ExportMenu
      formats={FORMATS}
      label={t('export.action')}
      part={areSelected ? t('export.selected', { count: accounts.length }) : undefined}
      disabled={accounts.length === 0}
      onExport={save}
    />
  );
}
