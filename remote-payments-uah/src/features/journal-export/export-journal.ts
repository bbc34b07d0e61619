import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { files, type ExportTable, type FilesClient, type WritingOptions } from '@ncb/shared-kernel/files';
import { blobOf, type ExportFormat } from '@ncb/shared-kernel/ui';
import { isOwn } from '@ncb/shared-kernel/domain/workflow';
import { EXPORT_COLUMN_NAMES, paymentTable, type Payer } from '../export/payment-table';

export interface ExportedJournal {
  readonly file: Blob;
  /** Texts that lost their end, because a column of dBase has no more room. */
  readonly cut: number;
  /** Characters that the code page does not have. */
  readonly missing: readonly string[];
}

export interface JournalExportOptions {
  readonly format: ExportFormat;
  readonly company: Payer;
  /** The bank's day, `yyyy-MM-dd`. */
  readonly today: string;
}

/**
 * Documents as a file for other programs, made in a worker: ten thousand rows would hold the page up.
 * @returns null if it could not be made
 */
export async function exportJournal(
  rows: readonly JournalRow[],
  { format, company, today }: JournalExportOptions,
  writer: Pick<FilesClient, 'write'> = files,
): Promise<ExportedJournal | null> {
  const options = writingOptions(format, today);
  const ended = await writer.write(journalTable(rows, company), options).outcome;
  if (ended.kind !== 'done') return null;
  const { bytes, cut, replaced, lost } = ended.value;
  return { file: blobOf(bytes, options.format), cut: cut.length, missing: [...replaced, ...lost] };
}

function writingOptions(format: ExportFormat, today: string): WritingOptions {
  switch (format) {
    case 'xlsx':
    case 'csv':
      return { format };
    case 'dbf-cp866':
      return { format: 'dbf', encoding: 'cp866', today };
    case 'dbf-windows-1251':
      return { format: 'dbf', encoding: 'windows-1251', today };
  }
}

/** The default columns of the specification; of what others have paid the company is the receiver. */
function journalTable(rows: readonly JournalRow[], company: Payer): ExportTable {
  const table = paymentTable(rows, EXPORT_COLUMN_NAMES, company);
  const names = table.columns.map(({ name }) => name);
  const places = names.map((name) => {
    const other = name.endsWith('_d') ? `${name.slice(0, -1)}c` : `${name.slice(0, -1)}d`;
    return /_[cd]$/.test(name) ? names.indexOf(other) : names.indexOf(name);
  });
  return {
    ...table,
    rows: table.rows.map((cells, index) => {
      const row = rows[index];
      return row && isOwn(row) ? cells : places.map((place) => cells[place] ?? '');
    }),
  };
}
