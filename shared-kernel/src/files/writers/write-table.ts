import type { WritingOptions } from '../worker/messages';
import type { ExportTable, WrittenFile } from './export-table';
import { writeCsv } from './write-csv';
import { writeDbf } from './write-dbf';

export async function writeTable(table: ExportTable, options: WritingOptions): Promise<WrittenFile> {
  switch (options.format) {
    case 'csv':
      return writeCsv(table, options.encoding, options.isForPeople);
    case 'dbf':
      return writeDbf(table, options.encoding, options.today);
    case 'xlsx':
      return (await import('./write-workbook')).writeWorkbook(table);
  }
}
