import type { Contract } from '@ncb/shared-kernel/api/contract';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { blobOf, countryName, ExportMenu, saveFile } from '@ncb/shared-kernel/ui';
import { contractTable } from './contract-table';
import { useTexts } from '../../texts';

const FORMATS = ['xlsx', 'csv'] as const;

export interface ContractExportProps {
  /** Those that are selected, else all that are shown, in the order in which they are shown. */
  contracts: readonly Contract[];
  areSelected: boolean;
}

/** The list of contracts as a file. What makes it is loaded when it is asked for. */
export function ContractExport({ contracts, areSelected }: ContractExportProps) {
  const { session, notify, language } = useShell();
  const { t, common } = useTexts();
  const save = async (format: (typeof FORMATS)[number]) => {
    const { files } = await import('@ncb/shared-kernel/files');
    const table = contractTable(contracts, {
      heading: (column) => t(`export.columns.${column}`),
      country: (code) => countryName(code, language),
    });
    const ended = await files.write(table, { format }).outcome;
    if (ended.kind === 'done') {
      saveFile(blobOf(ended.value.bytes, format), `${t('export.fileName')}-${session.bankDay}.${format}`);
    } else notify('error', common('common.exportFailed'));
  };
  return (
    <ExportMenu
      formats={FORMATS}
      label={t('export.action')}
      part={areSelected ? t('export.selected', { count: contracts.length }) : undefined}
      disabled={contracts.length === 0}
      onExport={save}
    />
  );
}
