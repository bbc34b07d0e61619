import type { FileFault } from '../../domain';
import { createOrderSender } from '../../domain/long-order';
import type { CurrencyImportContext, CurrencyImportRow, ImportContext } from '../../domain/rules';
import type { FileAbout, ReadingOptions, TableOptions } from '../formats';
import { READING_LIMIT_MS } from '../limits';
import type { StatementFileOrder } from '../writers/statement/write-statement';
import type { ExportTable, Pain001Head, PayrollToWrite, WrittenFile } from '../writers';
import type {
  CheckedCurrencyRow,
  CheckedPayrollRow,
  FileOrder,
  FileReport,
  PayrollReadingContext,
  TableCells,
  WritingOptions,
} from './messages';
import { createRowUnpacker, type CheckedRow } from './packed-rows';
import { createSpareWorker } from './create-spare-worker';
import type { FileWorker } from './start-worker';

export type FileOutcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'fault'; readonly fault: FileFault }
  | { readonly kind: 'cancelled' };

export interface FileWork<T> {
  readonly outcome: Promise<FileOutcome<T>>;
  /** Stops the worker at once; data already delivered remain valid. */
  cancel(): void;
}

export interface FileProgress {
  readonly done: number;
  readonly total: number;
}

export interface ReadingListener<Row> {
  /** Called when the file is recognised, before its rows. */
  onAbout?(about: FileAbout, columns: readonly string[]): void;
  onRows?(rows: readonly Row[]): void;
  onProgress?(progress: FileProgress): void;
}

export interface ReadFile {
  readonly about: FileAbout;
  readonly columns: readonly string[];
  readonly total: number;
}

type PaymentsOptions = Omit<ReadingOptions, 'name'> & { readonly context: ImportContext };
type CurrencyOptions = Omit<ReadingOptions, 'name'> & { readonly context: CurrencyImportContext };
type PayrollOptions = Omit<ReadingOptions, 'name'> & { readonly context: PayrollReadingContext };
type TableReadingOptions = Omit<TableOptions, 'name'>;

export interface TableWriter {
  write(table: ExportTable, options: WritingOptions): FileWork<WrittenFile>;
}

export interface FilesClient extends TableWriter {
  /**
   * Starts a worker while the user still chooses: starting takes longer than reading some files.
   * @returns stops the worker if it is unused
   */
  prepare(): () => void;
  /** Reads and checks a file of hryvnia payments. Source: docs/requirements/hryvnia-payments.md#import-and-export. */
  readPayments(file: File, options: PaymentsOptions, listener?: ReadingListener<CheckedRow>): FileWork<ReadFile>;
  /**
   * Reads and checks a file of currency payments and requests. Source:
   * docs/requirements/currency-payroll-credits-statements.md#payment-in-currency.
   */
  readCurrency(
    file: File,
    options: CurrencyOptions,
    listener?: ReadingListener<CheckedCurrencyRow>,
  ): FileWork<ReadFile>;
  /**
   * Reads and checks a salary list; `about.payroll` has its header facts. Source:
   * docs/requirements/currency-payroll-credits-statements.md#payroll-import, docs/requirements/payroll.md#payroll-files.
   */
  readPayroll(file: File, options: PayrollOptions, listener?: ReadingListener<CheckedPayrollRow>): FileWork<ReadFile>;
  readTable(file: File, options: TableReadingOptions, listener?: ReadingListener<TableCells>): FileWork<ReadFile>;
  writePain001(rows: readonly CurrencyImportRow[], head: Pain001Head): FileWork<WrittenFile>;
  /**
   * Writes a statement's file.
   * @param onProgress called from time to time with the number of operations written
   */
  writeStatement(order: StatementFileOrder, onProgress?: (done: number) => void): FileWork<WrittenFile>;
  writePaySheet(payroll: PayrollToWrite): FileWork<WrittenFile>;
}

/** Creates a client with one worker per order: only terminating it stops a library in the middle of a file. */
export function createFilesClient(startWorker: () => FileWorker): FilesClient {
  const workers = createSpareWorker(startWorker);
  const start = workers.take;
  return {
    prepare: workers.prepare,
    readPayments(file, { context, ...options }, listener) {
      const unpack = createRowUnpacker();
      const order = { kind: 'payments', file, context, options: { ...options, name: file.name } } as const;
      return startReading(
        start,
        order,
        (report) => (report.kind === 'payments' ? unpack(report.rows) : null),
        listener,
      );
    },
    readCurrency(file, { context, ...options }, listener) {
      const order = { kind: 'currency', file, context, options: { ...options, name: file.name } } as const;
      return startReading(start, order, (report) => (report.kind === 'currency' ? report.rows : null), listener);
    },
    readPayroll(file, { context, ...options }, listener) {
      const order = { kind: 'payroll', file, context, options: { ...options, name: file.name } } as const;
      return startReading(start, order, (report) => (report.kind === 'payroll' ? report.rows : null), listener);
    },
    readTable(file, options, listener) {
      const order = { kind: 'table', file, options: { ...options, name: file.name } } as const;
      return startReading(start, order, (report) => (report.kind === 'cells' ? report.rows : null), listener);
    },
    ...createTableWriter(start),
    writePain001: (rows, head) => startWriting(start, { kind: 'pain001', rows, head }),
    writeStatement: (statement, onProgress) => startWriting(start, { kind: 'statement', statement }, onProgress),
    writePaySheet: (payroll) => startWriting(start, { kind: 'paySheet', payroll }),
  };
}

export function createTableWriter(start: () => FileWorker): TableWriter {
  return { write: (table, options) => startWriting(start, { kind: 'write', table, options }) };
}

function startWriting(
  start: () => FileWorker,
  order: FileOrder,
  onProgress?: (done: number) => void,
): FileWork<WrittenFile> {
  let file: WrittenFile | null = null;
  return startOrder(start, order, (report) => {
    if (report.kind === 'progress') onProgress?.(report.done);
    if (report.kind === 'written') file = report.file;
    return file;
  });
}

function startReading<Row>(
  start: () => FileWorker,
  order: FileOrder,
  rowsOf: (report: FileReport) => readonly Row[] | null,
  listener: ReadingListener<Row> = {},
): FileWork<ReadFile> {
  let found: ReadFile | null = null;
  let done = 0;
  return startOrder(start, order, (report) => {
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

/**
 * Runs an order in a new worker.
 * @param take handles each report and returns the result of the order if it ends now
 */
function startOrder<T>(start: () => FileWorker, order: FileOrder, take: (report: FileReport) => T | null): FileWork<T> {
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
  const sendNext = createOrderSender(order, (message) => worker.postMessage(message));
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
