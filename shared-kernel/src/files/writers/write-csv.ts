import Papa from 'papaparse';
import { toDotted } from '../../domain/dates';
import { encodeText, type CodePage } from '../encoding';
import { formatShortDay, type ExportColumn, type ExportTable, type WrittenFile } from './export-table';

/** Start of a cell that a spreadsheet executes as a formula; Excel treats full-width signs alike. */
const FORMULA = /^[=+\-@＝＋－＠\t\r]/;

/**
 * Writes a table as csv: semicolons (as spreadsheets set to Ukrainian expect), CRLF, UTF-8 with byte order mark. A text
 * like a formula gets an apostrophe: names and purposes come from third parties. Source:
 * docs/requirements/hryvnia-payments.md#files, docs/requirements/banking-rules.md#dbf-and-csv-export.
 * @param isForPeople `1200,50` and `01.07.2026`: a spreadsheet set to Ukrainian takes `1200.50` for a text
 */
export function writeCsv(
  { columns, rows }: ExportTable,
  encoding: 'utf-8' | CodePage = 'utf-8',
  isForPeople = false,
): WrittenFile {
  const write = isForPeople ? formatReadableCell : formatCell;
  const cells = rows.map((row) => columns.map((column, place) => write(column, row[place] ?? '')));
  const lines = Papa.unparse([columns.map(({ name }) => name), ...cells], { delimiter: ';', newline: '\r\n' });
  const { bytes, replaced, lost } = encodeText(`${lines}\r\n`, encoding);
  return { bytes, cut: [], replaced: [...replaced], lost: [...lost] };
}

function formatReadableCell(column: ExportColumn, value: string): string {
  if (column.holds === 'day') return value && toDotted(value);
  return column.holds === 'amount' || column.holds === 'rate' ? value.replace('.', ',') : formatCell(column, value);
}

function formatCell({ holds }: ExportColumn, value: string): string {
  if (holds === 'day') return formatShortDay(value);
  return holds === 'text' && FORMULA.test(value) ? `'${value}` : value;
}
