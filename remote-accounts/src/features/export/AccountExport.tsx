import type { Account } from '@ncb/shared-kernel/api/contract';
import { ListExport } from '@ncb/shared-kernel/blocks/list-export';
import type { AccountKind } from '@ncb/shared-kernel/domain/vocabulary';
import { buildAccountTable } from './build-account-table';
import { useTexts } from '../../texts';

interface AccountExportProps {
  kind: AccountKind;
  accounts: readonly Account[];
  areSelected: boolean;
}

export function AccountExport({ kind, accounts, areSelected }: AccountExportProps) {
  const { t, common } = useTexts();
  return (
    <ListExport
      label={t('export.action')}
      part={areSelected ? t('export.selected', { count: accounts.length }) : undefined}
      disabled={accounts.length === 0}
      fileName={t('export.fileName')}
      table={() =>
        buildAccountTable(accounts, kind, {
          heading: (column) => t(`export.columns.${column}`),
          status: (status) => common(`accountStatus.${status}`),
          yes: common('common.yes'),
          no: common('common.no'),
        })
      }
    />
  );
}
