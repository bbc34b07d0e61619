import { tables, type ExportTable, type TableWriter, type WritingOptions } from '../../files';
import { blobOf, type ExportFormat } from '../../ui';

export interface TableFile {
  readonly file: Blob;
  /** Texts that lost their end, because a column of dBase has no more room. */
  readonly cut: number;
  /** Characters that the code page does not have. */
  readonly missing: readonly string[];
}

export interface TableFileOptions {
  readonly format: ExportFormat;
  /** Amounts and days of a csv file as a spreadsheet set to Ukrainian reads them. */
  readonly isForPeople: boolean;
  /** The bank's day, `yyyy-MM-dd`. */
  readonly today: string;
}

/**
 * A table as a file, made in a worker: ten thousand rows would hold the page up.
 * @returns null if it could not be made
 */
export async function writeTable(
  table: ExportTable,
  options: TableFileOptions,
  writer: TableWriter = tables,
): Promise<TableFile | null> {
  const writing = writingOptions(options);
  const ended = await writer.write(table, writing).outcome;
  if (ended.kind !== 'done') return null;
  const { bytes, cut, replaced, lost } = ended.value;
  return { file: blobOf(bytes, writing.format), cut: cut.length, missing: [...replaced, ...lost] };
}

function writingOptions({ format, isForPeople, today }: TableFileOptions): WritingOptions {
  switch (format) {
    case 'xlsx':
      return { format };
    case 'csv':
      return { format, isForPeople };
    case 'dbf-cp866':
      return { format: 'dbf', encoding: 'cp866', today };
    case 'dbf-windows-1251':
      return { format: 'dbf', encoding: 'windows-1251', today };
  }
}
