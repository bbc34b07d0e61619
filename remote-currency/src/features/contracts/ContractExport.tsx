import type { Contract } from '@ncb/shared-kernel/api/contract';
import { ListExport } from '@ncb/shared-kernel/blocks/list-export';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { countryName } from '@ncb/shared-kernel/ui';
import { contractTable } from './contract-table';
import { useTexts } from '../../texts';

export interface ContractExportProps {
  contracts: readonly Contract[];
  areSelected: boolean;
}

export function ContractExport({ contracts, areSelected }: ContractExportProps) {
  const { language } = useShell();
  const { t } = useTexts();
  return (
    <ListExport
      label={t('export.action')}
      part={areSelected ? t('export.selected', { count: contracts.length }) : undefined}
      disabled={contracts.length === 0}
      fileName={t('export.fileName')}
      table={() =>
        contractTable(contracts, {
          heading: (column) => t(`export.columns.${column}`),
          country: (code) => countryName(code, language),
        })
      }
    />
  );
}
