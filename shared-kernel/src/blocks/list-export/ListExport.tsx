import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { useTranslation } from 'react-i18next';
import type { ExportTable } from '../../files';
import { EXPORT_FORMATS, ExportMenu, saveFile, type ExportFormat } from '../../ui';
import type { TableFile } from './write-table';

/** Table to export; null if its data could not be loaded, which is already reported. */
type TableToExport = ExportTable | null | Promise<ExportTable | null>;

interface ListExportProps {
  label: string;
  part?: string | undefined;
  disabled: boolean;
  /** File name before the bank day. */
  fileName: string;
  table: () => TableToExport;
  forPrograms?: {
    readonly label: string;
    readonly table: () => TableToExport;
    /** Called with texts that were cut and characters that were replaced. */
    readonly onWritten: (tableFile: TableFile) => void;
  };
}

const READABLE_FORMATS = ['xlsx', 'csv'] as const satisfies readonly ExportFormat[];

export function ListExport({ label, part, disabled, fileName, table, forPrograms }: ListExportProps) {
  const { session, notify } = useSteadyShell();
  const { t } = useTranslation('kernel');
  const save = async (format: ExportFormat, isForPeople: boolean, tableToExport: TableToExport) => {
    const [exportTable, { writeTable }] = await Promise.all([tableToExport, import('./write-table')]);
    if (!exportTable) return null;
    const tableFile = await writeTable(exportTable, { format, isForPeople, today: session.bankDay });
    if (tableFile) saveFile(tableFile.file, `${fileName}-${session.bankDay}.${format.split('-')[0] ?? format}`);
    else notify('error', t('common.exportFailed'));
    return tableFile;
  };
  return (
    <ExportMenu<ExportFormat>
      formats={READABLE_FORMATS}
      label={label}
      part={part}
      disabled={disabled}
      onExport={async (format) => {
        await save(format, true, table());
      }}
      {...(forPrograms && {
        forPrograms: {
          label: forPrograms.label,
          formats: EXPORT_FORMATS,
          onExport: async (format: ExportFormat) => {
            const tableFile = await save(format, false, forPrograms.table());
            if (tableFile) forPrograms.onWritten(tableFile);
          },
        },
      })}
    />
  );
}
