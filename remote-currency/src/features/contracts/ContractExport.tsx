import type { Contract } from '@ncb/shared-kernel/api/contract';
import { ListExport } from '@ncb/shared-kernel/blocks/list-export';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { getCountryName } from '@ncb/shared-kernel/ui';
import { buildContractTable } from './build-contract-table';
import { useTexts } from '../../texts';

interface ContractExportProps {
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
        buildContractTable(contracts, {
          heading: (column) => t(`export.columns.${column}`),
          kind: (kind) => t(`kinds.${kind}`),
          country: (code) => getCountryName(code, language),
        })
      }
    />
  );
}
