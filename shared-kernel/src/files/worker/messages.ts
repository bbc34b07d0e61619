import type { FileFault, Problem } from '../../domain';
import type { MoreRequest } from '../../domain/long-order';
import type {
  CurrencyImportContext,
  CurrencyImportRow,
  EmployeeDraft,
  ImportContext,
  ImportedCurrencyRow,
  ImportedPayrollRow,
} from '../../domain/rules';
import type { CodePage } from '../encoding';
import type { FileAbout, ReadingOptions, TableOptions } from '../formats';
import type { ExportTable, Pain001Head, PayrollToWrite, WrittenFile } from '../writers';
import type { StatementFileOrder } from '../writers/statement/write-statement';
import type { PackedRows } from './packed-rows';

export interface CheckedCurrencyRow extends ImportedCurrencyRow {
  readonly line: number;
  readonly row: CurrencyImportRow;
}

/** Checked row of a salary list, without its amount until the unit of whole numbers is known. */
export interface CheckedPayrollRow {
  readonly row: ImportedPayrollRow;
  readonly problems: readonly Problem[];
}

export interface PayrollReadingContext {
  readonly ownBankCode: string;
  /** Employees of the company, who supply names and accounts that a file lacks. */
  readonly employees: readonly EmployeeDraft[];
}

export interface TableCells {
  readonly line: number;
  readonly cells: readonly string[];
  readonly isBroken?: boolean;
}

export type WritingOptions =
  | {
      readonly format: 'csv';
      readonly encoding?: 'utf-8' | CodePage;
      /** Amounts with a comma and days with their year, as a spreadsheet set to Ukrainian reads them. */
      readonly isForPeople?: boolean;
    }
  | { readonly format: 'dbf'; readonly encoding: CodePage; /** `yyyy-MM-dd` */ readonly today: string }
  | { readonly format: 'xlsx' };

export interface TableOrder {
  readonly kind: 'write';
  readonly table: ExportTable;
  readonly options: WritingOptions;
}

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

/** Messages of the worker in order: facts, rows in portions, end; a fault at any time. */
export type FileReport =
  | MoreRequest
  | { readonly kind: 'about'; readonly about: FileAbout; readonly columns: readonly string[]; readonly total: number }
  | { readonly kind: 'payments'; readonly rows: PackedRows }
  | { readonly kind: 'currency'; readonly rows: readonly CheckedCurrencyRow[] }
  | { readonly kind: 'payroll'; readonly rows: readonly CheckedPayrollRow[] }
  | { readonly kind: 'cells'; readonly rows: readonly TableCells[] }
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'written'; readonly file: WrittenFile }
  | { readonly kind: 'done' }
  | { readonly kind: 'fault'; readonly fault: FileFault };
