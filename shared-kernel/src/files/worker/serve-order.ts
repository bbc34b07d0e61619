import { readImportRow, type ImportContext } from '../../domain/rules';
import { readPaymentsFile, readTableFile, type ImportRecord } from '../formats';
import { FILE_BYTES_MAX, PORTION } from '../limits';
import { read, refused, tooLarge, type Reading } from '../reading';
import { writeCsv, writeDbf } from '../writers';
import type { WrittenFile } from '../writers';
import type { CheckedRow, FileOrder, FileReport } from './messages';
import { packRow } from './packed-rows';

type Report = (report: FileReport) => void;

/**
 * The worker's inside: does one order and reports. What a broken file makes a library throw is a fault like any other.
 * @param report sends to the page
 */
export async function serveOrder(order: FileOrder, report: Report): Promise<void> {
  try {
    const fault = await serve(order, report);
    report(fault.ok ? { kind: 'done' } : { kind: 'fault', fault: fault.fault });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    report({ kind: 'fault', fault: { key: 'readerException', params: { message } } });
  }
}

async function serve(order: FileOrder, report: Report): Promise<Reading<null>> {
  if (order.kind === 'write') {
    report({ kind: 'written', file: await written(order) });
    return read(null);
  }
  const bytes = await bytesOf(order.file);
  if (!bytes.ok) return bytes;
  if (order.kind === 'table') {
    const table = await readTableFile(bytes.value, order.options);
    if (!table.ok) return table;
    const { about, columns, rows } = table.value;
    report({ kind: 'about', about, columns, total: rows.length });
    for (const portion of portions(rows)) report({ kind: 'cells', rows: portion });
    return read(null);
  }
  const file = await readPaymentsFile(bytes.value, order.options);
  if (!file.ok) return file;
  const { about, records } = file.value;
  report({ kind: 'about', about, columns: [], total: records.length });
  for (const portion of portions(records))
    report({ kind: 'payments', rows: portion.map((record) => packRow(checked(record, order.context))) });
  return read(null);
}

/** The disk may have gone, or the file changed since it was chosen. A film that was chosen by mistake is not read at all. */
async function bytesOf(file: Blob): Promise<Reading<Uint8Array>> {
  if (file.size > FILE_BYTES_MAX) return tooLarge(FILE_BYTES_MAX);
  try {
    return read(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return refused('readerError');
  }
}

function checked({ line, row, isBroken }: ImportRecord, context: ImportContext): CheckedRow {
  const { payment, problems } = readImportRow(row, context);
  return {
    line,
    row,
    payment,
    problems: isBroken ? [{ field: 'row', key: 'unknownStructure' }, ...problems] : problems,
  };
}

function portions<T>(rows: readonly T[]): readonly (readonly T[])[] {
  const count = Math.ceil(rows.length / PORTION);
  return Array.from({ length: count }, (_, index) => rows.slice(index * PORTION, (index + 1) * PORTION));
}

async function written({ table, options }: FileOrder & { kind: 'write' }): Promise<WrittenFile> {
  switch (options.format) {
    case 'csv':
      return writeCsv(table, options.encoding);
    case 'dbf':
      return writeDbf(table, options.encoding, options.today);
    case 'xlsx':
      return (await import('../writers/write-workbook')).writeWorkbook(table);
  }
}
