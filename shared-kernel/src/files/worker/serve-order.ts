import {
  checkImportedPayrollRow,
  createCurrencyRowReader,
  indexEmployees,
  readPayrollAmount,
  readImportRow,
  readPayrollRow,
  type ImportContext,
} from '../../domain/rules';
import type { Problem } from '../../domain';
import { readCurrencyFile, readPaymentsFile, readTableFile, type ImportRecord, type FileUnread } from '../formats';
import type { OwnSide } from '../layouts';
import { FILE_BYTES_MAX, PORTION } from '../limits';
import { readPayrollFile } from '../payroll/read-payroll-file';
import { read, refuse, refuseTooLarge, type Reading } from '../reading';
import { writePain001, writePaySheet } from '../writers';
import { writeStatement } from '../writers/statement/write-statement';
import { writeTable } from '../writers/write-table';
import type { FileOrder, FileReport } from './messages';
import { packRows, type CheckedRow } from './packed-rows';
import { toFaultReport } from './to-fault-report';

type Report = (report: FileReport) => void;

const BROKEN: Problem = { field: 'row', key: 'brokenRow' };

/**
 * Executes one order in the worker. An exception on a broken file becomes a fault.
 * @param report sends to the page
 */
export async function serveOrder(order: FileOrder, report: Report): Promise<void> {
  try {
    const fault = await serve(order, report);
    report(fault.ok ? { kind: 'done' } : { kind: 'fault', fault: fault.fault });
  } catch (error) {
    report(toFaultReport(error));
  }
}

async function serve(order: FileOrder, report: Report): Promise<Reading<null>> {
  if (order.kind === 'pain001') {
    report({ kind: 'written', file: writePain001(order.rows, order.head) });
    return read(null);
  }
  if (order.kind === 'paySheet') {
    report({ kind: 'written', file: writePaySheet(order.payroll) });
    return read(null);
  }
  if (order.kind === 'statement') {
    const file = await writeStatement(order.statement, (done) => report({ kind: 'progress', done }));
    report({ kind: 'written', file });
    return read(null);
  }
  if (order.kind === 'write') {
    report({ kind: 'written', file: await writeTable(order.table, order.options) });
    return read(null);
  }
  const bytes = await readBytes(order.file);
  if (!bytes.ok) return bytes;
  if (order.kind === 'table') {
    const table = await readTableFile(bytes.value, order.options);
    if (!table.ok) return reportFault(table, report);
    const { about, columns, rows } = table.value;
    report({ kind: 'about', about, columns, total: rows.length });
    for (const portion of splitIntoPortions(rows)) report({ kind: 'cells', rows: portion });
    return read(null);
  }
  if (order.kind === 'currency') return serveCurrency(bytes.value, order, report);
  if (order.kind === 'payroll') return servePayroll(bytes.value, order, report);
  const file = await readPaymentsFile(bytes.value, { ...order.options, own: ownSide(order.context) });
  if (!file.ok) return reportFault(file, report);
  const { about, records } = file.value;
  report({ kind: 'about', about, columns: [], total: records.length });
  for (const portion of splitIntoPortions(records))
    report({ kind: 'payments', rows: packRows(portion.map((record) => checkRecord(record, order.context))) });
  return read(null);
}

async function serveCurrency(
  bytes: Uint8Array,
  { options, context }: FileOrder & { kind: 'currency' },
  report: Report,
): Promise<Reading<null>> {
  const file = await readCurrencyFile(bytes, options);
  if (!file.ok) return reportFault(file, report);
  const { about, records } = file.value;
  report({ kind: 'about', about, columns: [], total: records.length });
  const judge = createCurrencyRowReader(context);
  for (const portion of splitIntoPortions(records)) {
    const rows = portion.map(({ line, row, isBroken }) => {
      const { document, problems } = judge(row);
      return { line, row, document, problems: isBroken ? [BROKEN, ...problems] : problems };
    });
    report({ kind: 'currency', rows });
  }
  return read(null);
}

async function servePayroll(
  bytes: Uint8Array,
  { options, context }: FileOrder & { kind: 'payroll' },
  report: Report,
): Promise<Reading<null>> {
  const file = await readPayrollFile(bytes, options);
  if (!file.ok) return reportFault(file, report);
  const { about, records } = file.value;
  report({ kind: 'about', about, columns: [], total: records.length });
  const employees = indexEmployees(context.employees);
  const unit = about.payroll?.unit.unit ?? null;
  for (const portion of splitIntoPortions(records)) {
    const rows = portion.map((record) => {
      const row = readPayrollRow(record, employees);
      const amount = unit === null ? '' : readPayrollAmount(row.amount, unit);
      const problems = checkImportedPayrollRow(row, amount, context);
      return { row, problems: unit === null ? problems.filter(({ field }) => field !== 'amount') : problems };
    });
    report({ kind: 'payroll', rows });
  }
  return read(null);
}

/** Reads a file, which may have changed or disappeared since it was chosen. One beyond the limit is not read. */
async function readBytes(file: Blob): Promise<Reading<Uint8Array>> {
  if (file.size > FILE_BYTES_MAX) return refuseTooLarge(FILE_BYTES_MAX);
  try {
    return read(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return refuse('readerError');
  }
}

/** Reports facts about an unreadable file first: another of its sheets may be the right one. */
function reportFault(reading: FileUnread, report: Report): Reading<never> {
  if (reading.about) report({ kind: 'about', about: reading.about, columns: [], total: 0 });
  return reading;
}

function checkRecord(record: ImportRecord, context: ImportContext): CheckedRow {
  const { line, row, isBroken, isIncoming, isDirectionUnknown, restored } = record;
  const { payment, problems } = readImportRow(row, context);
  // The receiver of incoming money is the company itself: its cells are not checked.
  const ofCells = isIncoming ? [] : problems;
  const ofRow: Problem[] = [
    ...(isBroken ? [BROKEN] : []),
    ...(isIncoming ? [{ field: 'row', key: 'incomingPayment' } as const] : []),
    ...(isDirectionUnknown ? [{ field: 'row', key: 'directionNotSaid' } as const] : []),
  ];
  return {
    line,
    row,
    payment,
    problems: ofRow.length > 0 ? [...ofRow, ...ofCells] : problems,
    ...(restored && { restored }),
  };
}

function ownSide({ debitAccounts, companyCode }: ImportContext): OwnSide {
  return { ibans: new Set(debitAccounts.keys()), codes: new Set(companyCode ? [companyCode] : []) };
}

function splitIntoPortions<T>(rows: readonly T[]): readonly (readonly T[])[] {
  const count = Math.ceil(rows.length / PORTION);
  return Array.from({ length: count }, (_, index) => rows.slice(index * PORTION, (index + 1) * PORTION));
}
