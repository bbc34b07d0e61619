import { tables, type ExportTable, type TableWriter, type WritingOptions } from '../../files';
import { buildBlob, type ExportFormat } from '../../ui';

export interface TableFile {
  readonly file: Blob;
  /** Number of texts cut to the width of their dBase column. */
  readonly cut: number;
  /** Characters missing in the code page. */
  readonly missing: readonly string[];
}

interface TableFileOptions {
  readonly format: ExportFormat;
  /** True to write amounts and dates of a csv file as a Ukrainian spreadsheet reads them. */
  readonly isForPeople: boolean;
  /** Bank day, `yyyy-MM-dd`. */
  readonly today: string;
}

/**
 * Writes a table to a file in a worker: 10,000 rows would block the page.
 * @returns null if writing failed
 */
export async function writeTable(
  table: ExportTable,
  options: TableFileOptions,
  writer: TableWriter = tables,
): Promise<TableFile | null> {
  const writing = getWritingOptions(options);
  const ended = await writer.write(table, writing).outcome;
  if (ended.kind !== 'done') return null;
  const { bytes, cut, replaced, lost } = ended.value;
  return { file: buildBlob(bytes, writing.format), cut: cut.length, missing: [...replaced, ...lost] };
}

function getWritingOptions({ format, isForPeople, today }: TableFileOptions): WritingOptions {
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
