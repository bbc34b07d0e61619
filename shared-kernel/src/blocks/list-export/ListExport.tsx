import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { useTranslation } from 'react-i18next';
import type { ExportTable } from '../../files';
import { EXPORT_FORMATS, ExportMenu, saveFile, type ExportFormat } from '../../ui';
import type { TableFile } from './write-table';

/** Null: what it needs could not be asked for, and the user was told why. */
export type TableToExport = ExportTable | null | Promise<ExportTable | null>;

export interface ListExportProps {
  label: string;
  /** Which part of the list is saved, in words; without it the whole. */
  part?: string | undefined;
  disabled: boolean;
  /** The file's name, before the bank's day. */
  fileName: string;
  /** The list with headings in words. Made when it is asked for. */
  table: () => TableToExport;
  /** The list with the names of columns that other programs expect. */
  forPrograms?: {
    readonly label: string;
    readonly table: () => TableToExport;
    /** What the file has no room and no letters for. */
    readonly onWritten: (written: TableFile) => void;
  };
}

const FORMATS_OF_PEOPLE = ['xlsx', 'csv'] as const satisfies readonly ExportFormat[];

/** A list as a file: for people, and where there is one for other programs. What makes it is loaded when it is asked for. */
export function ListExport({ label, part, disabled, fileName, table, forPrograms }: ListExportProps) {
  const { session, notify } = useSteadyShell();
  const { t } = useTranslation('kernel');
  const save = async (format: ExportFormat, isForPeople: boolean, wanted: TableToExport) => {
    const [made, { writeTable }] = await Promise.all([wanted, import('./write-table')]);
    if (!made) return null;
    const written = await writeTable(made, { format, isForPeople, today: session.bankDay });
    if (written) saveFile(written.file, `${fileName}-${session.bankDay}.${format.split('-')[0] ?? format}`);
    else notify('error', t('common.exportFailed'));
    return written;
  };
  return (
    <ExportMenu<ExportFormat>
      formats={FORMATS_OF_PEOPLE}
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
            const written = await save(format, false, forPrograms.table());
            if (written) forPrograms.onWritten(written);
          },
        },
      })}
    />
  );
}
