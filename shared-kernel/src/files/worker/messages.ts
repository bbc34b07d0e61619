import type { FileFault, Problem } from '../../domain';
import type { AskedForMore } from '../../domain/long-order';
import type {
  CurrencyImportContext,
  CurrencyImportRow,
  EmployeeDraft,
  ImportContext,
  ImportedCurrencyRow,
  ImportedPayrollRow,
  ImportRow,
  UahPaymentDraft,
} from '../../domain/rules';
import type { CodePage } from '../encoding';
import type { FileAbout, ReadingOptions, TableOptions } from '../formats';
import type { ExportTable, Pain001Head, PayrollToWrite, WrittenFile } from '../writers';
import type { StatementFileOrder } from '../writers/statement/write-statement';
import type { PackedRows } from './packed-rows';

/** A payment of a file, judged: it can be saved when it has no problems. */
export interface CheckedRow {
  /** Where it stands in its file. */
  readonly line: number;
  /** Its cells by column, for a person to see and to put right. */
  readonly row: ImportRow;
  readonly payment: UahPaymentDraft;
  /** By column of the file; `row` for a row that could not be told apart. */
  readonly problems: readonly Problem[];
  /** What the file says where zeros were put back, by column. */
  readonly restored?: ImportRow;
}

/** A currency document of a file, judged. */
export interface CheckedCurrencyRow extends ImportedCurrencyRow {
  /** Where it stands in its file. */
  readonly line: number;
  readonly row: CurrencyImportRow;
}

/** A row of a salary list, judged; while nobody has said what whole numbers are, without its amount. */
export interface CheckedPayrollRow {
  readonly row: ImportedPayrollRow;
  readonly problems: readonly Problem[];
}

export interface PayrollReadingContext {
  readonly ownBankCode: string;
  /** Of the company: they give names and accounts that a file lacks. */
  readonly employees: readonly EmployeeDraft[];
}

export interface TableCells {
  readonly line: number;
  readonly cells: readonly string[];
  /** True if the row could not be read whole: a cell may be cut, others may be in each other's place. */
  readonly isBroken?: boolean;
}

/** How a table is to be written. */
export type WritingOptions =
  | {
      readonly format: 'csv';
      readonly encoding?: 'utf-8' | CodePage;
      /** Amounts with a comma and days with their year, as a spreadsheet set to Ukrainian reads them. */
      readonly isForPeople?: boolean;
    }
  | { readonly format: 'dbf'; readonly encoding: CodePage; /** `yyyy-MM-dd` */ readonly today: string }
  | { readonly format: 'xlsx' };

/** What is asked of a worker that only writes tables. */
export interface TableOrder {
  readonly kind: 'write';
  readonly table: ExportTable;
  readonly options: WritingOptions;
}

/** What a page asks of the worker, once in the worker's life. */
export type FileOrder =
  | {
      readonly kind: 'payments';
      readonly file: Blob;
      readonly options: ReadingOptions;
      readonly context: ImportContext;
    }
  | {
      readonly kind: 'currency';
      readonly file: Blob;
      readonly options: ReadingOptions;
      readonly context: CurrencyImportContext;
    }
  | {
      readonly kind: 'payroll';
      readonly file: Blob;
      readonly options: ReadingOptions;
      readonly context: PayrollReadingContext;
    }
  | { readonly kind: 'table'; readonly file: Blob; readonly options: TableOptions }
  | { readonly kind: 'pain001'; readonly rows: readonly CurrencyImportRow[]; readonly head: Pain001Head }
  | { readonly kind: 'paySheet'; readonly payroll: PayrollToWrite }
  | { readonly kind: 'statement'; readonly statement: StatementFileOrder }
  | TableOrder;

/** What the worker tells, in this order: what the file is, its rows in portions, the end; or why not, at any time. */
export type FileReport =
  | AskedForMore
  | { readonly kind: 'about'; readonly about: FileAbout; readonly columns: readonly string[]; readonly total: number }
  | { readonly kind: 'payments'; readonly rows: PackedRows }
  | { readonly kind: 'currency'; readonly rows: readonly CheckedCurrencyRow[] }
  | { readonly kind: 'payroll'; readonly rows: readonly CheckedPayrollRow[] }
  | { readonly kind: 'cells'; readonly rows: readonly TableCells[] }
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'written'; readonly file: WrittenFile }
  | { readonly kind: 'done' }
  | { readonly kind: 'fault'; readonly fault: FileFault };
