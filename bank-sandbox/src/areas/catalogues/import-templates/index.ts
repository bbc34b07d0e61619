import type { ImportTemplate, ImportTemplateFormat } from '@ncb/shared-kernel/api/contract';
import { CORRESPONDENT_COLUMNS, PAYMENT_COLUMNS, PAYROLL_COLUMNS, type Column } from './columns';
import { dbfFile } from './dbf-file';
import { csvFile, payrollTextFile, textFile } from './text-files';
import { xlsFile } from './xls-file';
import { xlsxFile } from './xlsx-file';

const COLUMNS: Readonly<Record<ImportTemplate, readonly Column[]>> = {
  '1': PAYMENT_COLUMNS,
  _payroll: PAYROLL_COLUMNS,
  _correspondents: CORRESPONDENT_COLUMNS,
};

type Writer = (columns: readonly Column[]) => Buffer;
const WRITERS: Readonly<Record<ImportTemplateFormat, Writer>> = {
  csv: csvFile,
  txt: textFile,
  dbf: dbfFile,
  xls: xlsFile,
  xlsx: xlsxFile,
};

export const IMPORT_TEMPLATES = Object.keys(COLUMNS) as readonly ImportTemplate[];
export const IMPORT_TEMPLATE_FORMATS = Object.keys(WRITERS) as readonly ImportTemplateFormat[];

/** An empty import file with the columns that the screens read. Source: reference/banking 4.4 */
export function importTemplateFile(template: ImportTemplate, format: ImportTemplateFormat): Buffer {
  if (template === '_payroll' && format === 'txt') return payrollTextFile();
  return WRITERS[format](COLUMNS[template]);
}
