import type { FileFault } from '../../domain';
import { orderSender } from '../../domain/long-order';
import type { CurrencyImportContext, CurrencyImportRow, ImportContext } from '../../domain/rules';
import type { FileAbout, ReadingOptions, TableOptions } from '../formats';
import { READING_LIMIT_MS } from '../limits';
import type { StatementFileOrder } from '../writers/statement/write-statement';
import type { ExportTable, Pain001Head, PayrollToWrite, WrittenFile } from '../writers';
import type {
  CheckedCurrencyRow,
  CheckedPayrollRow,
  CheckedRow,
  FileOrder,
  FileReport,
  PayrollReadingContext,
  TableCells,
  WritingOptions,
} from './messages';
import { rowUnpacker } from './packed-rows';
import { spareWorker } from './spare-worker';
import type { FileWorker } from './start-worker';

/** How an order ended. */
export type FileOutcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'fault'; readonly fault: FileFault }
  | { readonly kind: 'cancelled' };

/** An order that is being worked on. */
export interface FileWork<T> {
  /** Never rejects. */
  readonly outcome: Promise<FileOutcome<T>>;
  /** Ends the worker at once, wherever it is; what has been told stays. */
  cancel(): void;
}

export interface FileProgress {
  readonly done: number;
  readonly total: number;
}

/** What is told while a file is read, on the page's own thread; each of them may be left out. */
export interface ReadingListener<Row> {
  /** As soon as the file is recognised, before its rows. */
  onAbout?(about: FileAbout, columns: readonly string[]): void;
  /** A portion of rows, in the order of the file. */
  onRows?(rows: readonly Row[]): void;
  onProgress?(progress: FileProgress): void;
}

/** What was read in all. */
export interface ReadFile {
  readonly about: FileAbout;
  readonly columns: readonly string[];
  readonly total: number;
}

export type PaymentsOptions = Omit<ReadingOptions, 'name'> & { readonly context: ImportContext };
export type CurrencyOptions = Omit<ReadingOptions, 'name'> & { readonly context: CurrencyImportContext };
export type PayrollOptions = Omit<ReadingOptions, 'name'> & { readonly context: PayrollReadingContext };
export type TableReadingOptions = Omit<TableOptions, 'name'>;

export interface TableWriter {
  /** Writes a table as a file for other programs. */
  write(table: ExportTable, options: WritingOptions): FileWork<WrittenFile>;
}

export interface FilesClient extends TableWriter {
  /**
   * Starts a worker for the next order while somebody still chooses what to order: starting takes longer than some files.
   * @returns ends it, if nothing was ordered
   */
  prepare(): () => void;
  /** Reads and judges a file of hryvnia payments. Source: spec 2 §2 "Import and export screen" */
  readPayments(file: File, options: PaymentsOptions, listener?: ReadingListener<CheckedRow>): FileWork<ReadFile>;
  /** Reads and judges a file of currency payments and requests. Source: spec 3 §3 */
  readCurrency(
    file: File,
    options: CurrencyOptions,
    listener?: ReadingListener<CheckedCurrencyRow>,
  ): FileWork<ReadFile>;
  /** Reads and judges a salary list; `about.payroll` is what it says beside its rows. Source: spec 3 §5, reference/areas B */
  readPayroll(file: File, options: PayrollOptions, listener?: ReadingListener<CheckedPayrollRow>): FileWork<ReadFile>;
  /** Reads a table as it is. */
  readTable(file: File, options: TableReadingOptions, listener?: ReadingListener<TableCells>): FileWork<ReadFile>;
  /** Writes currency payments as pain.001.001.09. */
  writePain001(rows: readonly CurrencyImportRow[], head: Pain001Head): FileWork<WrittenFile>;
  /**
   * Writes a statement's file.
   * @param onProgress with how many operations are written, now and then
   */
  writeStatement(order: StatementFileOrder, onProgress?: (done: number) => void): FileWork<WrittenFile>;
  /** Writes a payroll as a text of iBank 2 UA. */
  writePaySheet(payroll: PayrollToWrite): FileWork<WrittenFile>;
}

/** One worker for each order: ending it is the only way to stop a library that is in the middle of a file. */
export function createFilesClient(startWorker: () => FileWorker): FilesClient {
  const workers = spareWorker(startWorker);
  const start = workers.take;
  return {
    prepare: workers.prepare,
    readPayments(file, { context, ...options }, listener) {
      const unpack = rowUnpacker();
      const order = { kind: 'payments', file, context, options: { ...options, name: file.name } } as const;
      return reading(start, order, (report) => (report.kind === 'payments' ? unpack(report.rows) : null), listener);
    },
    readCurrency(file, { context, ...options }, listener) {
      const order = { kind: 'currency', file, context, options: { ...options, name: file.name } } as const;
      return reading(start, order, (report) => (report.kind === 'currency' ? report.rows : null), listener);
    },
    readPayroll(file, { context, ...options }, listener) {
      const order = { kind: 'payroll', file, context, options: { ...options, name: file.name } } as const;
      return reading(start, order, (report) => (report.kind === 'payroll' ? report.rows : null), listener);
    },
    readTable(file, options, listener) {
      const order = { kind: 'table', file, options: { ...options, name: file.name } } as const;
      return reading(start, order, (report) => (report.kind === 'cells' ? report.rows : null), listener);
    },
    ...createTableWriter(start),
    writePain001: (rows, head) => writing(start, { kind: 'pain001', rows, head }),
    writeStatement: (statement, onProgress) => writing(start, { kind: 'statement', statement }, onProgress),
    writePaySheet: (payroll) => writing(start, { kind: 'paySheet', payroll }),
  };
}

/** Writes tables in a worker that does it; one worker for each order. */
export function createTableWriter(start: () => FileWorker): TableWriter {
  return { write: (table, options) => writing(start, { kind: 'write', table, options }) };
}

function writing(
  start: () => FileWorker,
  order: FileOrder,
  onProgress?: (done: number) => void,
): FileWork<WrittenFile> {
  let file: WrittenFile | null = null;
  return work(start, order, (report) => {
    if (report.kind === 'progress') onProgress?.(report.done);
    if (report.kind === 'written') file = report.file;
    return file;
  });
}

function reading<Row>(
  start: () => FileWorker,
  order: FileOrder,
  rowsOf: (report: FileReport) => readonly Row[] | null,
  listener: ReadingListener<Row> = {},
): FileWork<ReadFile> {
  let found: ReadFile | null = null;
  let done = 0;
  return work(start, order, (report) => {
    if (report.kind === 'about') {
      found = { about: report.about, columns: report.columns, total: report.total };
      listener.onAbout?.(found.about, found.columns);
    }
    const rows = rowsOf(report);
    if (rows) {
      done += rows.length;
      listener.onRows?.(rows);
      listener.onProgress?.({ done, total: found?.total ?? done });
    }
    return found;
  });
}

/** @param take hears each report and gives the value that the order will have given if it ends well now */
function work<T>(start: () => FileWorker, order: FileOrder, take: (report: FileReport) => T | null): FileWork<T> {
  const worker = start();
  let settle: (outcome: FileOutcome<T>) => void = () => undefined;
  const outcome = new Promise<FileOutcome<T>>((resolve) => {
    settle = resolve;
  });
  const end = (how: FileOutcome<T>) => {
    clearTimeout(timer);
    worker.onmessage = null;
    worker.terminate();
    settle(how);
  };
  const fail = (fault: FileFault) => end({ kind: 'fault', fault });
  const timer = setTimeout(() => fail({ key: 'readingTooLong' }), READING_LIMIT_MS);
  const sendNext = orderSender(order, (message) => worker.postMessage(message));
  worker.onmessage = ({ data }: MessageEvent<FileReport>) => {
    if (data.kind === 'more') sendNext();
    const value = take(data);
    if (data.kind === 'fault') fail(data.fault);
    if (data.kind === 'done' && value !== null) end({ kind: 'done', value });
  };
  worker.onerror = ({ message }) => fail({ key: 'readerException', params: { message } });
  worker.onmessageerror = () => fail({ key: 'readerException', params: { message: 'message' } });
  sendNext();
  return { outcome, cancel: () => end({ kind: 'cancelled' }) };
}
