import type { Deposit } from '@ncb/shared-kernel/api/contract';
import { ListExport } from '@ncb/shared-kernel/blocks/list-export';
import { buildDepositTable } from './build-deposit-table';
import { useTexts } from '../../texts';

interface DepositExportProps {
  deposits: readonly Deposit[];
}

export function DepositExport({ deposits }: DepositExportProps) {
  const { t, common } = useTexts();
  return (
    <ListExport
      label={t('deposits.export.action')}
      disabled={deposits.length === 0}
      fileName={t('deposits.export.fileName')}
      table={() =>
        buildDepositTable(deposits, {
          heading: (column) => t(`deposits.export.columns.${column}`),
          status: (status) => common(`depositStatus.${status}`),
        })
      }
    />
  );
}
