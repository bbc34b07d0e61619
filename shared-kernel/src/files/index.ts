export { TEXT_ENCODINGS, type CodePage, type TextEncoding } from './encoding/text-encoding';
export { FILE_FORMATS, type FileFormat } from './formats/format';
export type { FileAbout } from './formats';
export type { ColumnChoice, ColumnsRead } from './columns-read';
export type { DirectionChoice, DirectionRead } from './direction-read';
export { FILE_BYTES_MAX, ROWS_MAX } from './limits';
export { PAYMENT_EXPORT_COLUMNS, RARE_PAYMENT_EXPORT_COLUMNS } from './writers/payment-columns';
export { buildCurrencyExportTable } from './writers/currency-columns';
export { buildPayrollExportTable } from './writers/payroll-columns';
export type { PayrollToWrite } from './writers';
export type { AccountToWrite, OperationToWrite, StatementToWrite } from './writers/statement';
export type { OperationOfTable, StatementHeading } from './writers/statement/table-columns';
export type { StatementFileOrder, StatementTableToWrite } from './writers/statement/write-statement';
export type { CutText, ExportColumn, ExportTable, Pain001Head, WrittenFile } from './writers';
export type {
  FileOutcome,
  FileProgress,
  FilesClient,
  TableWriter,
  FileWork,
  CurrencyOptions,
  PayrollOptions,
  PaymentsOptions,
  ReadFile,
  ReadingListener,
  TableReadingOptions,
} from './worker/client';
export type {
  CheckedCurrencyRow,
  CheckedPayrollRow,
  CheckedRow,
  PayrollReadingContext,
  TableCells,
  WritingOptions,
} from './worker/messages';
export type { PayrollFileFacts, PayrollFileHead } from './payroll/payroll-file';
export { PAYROLL_COLUMNS, PAYROLL_HEADINGS, findPayrollPlaces, type PayrollColumn } from './layouts/payroll-headings';
export { toPayrollRecord as salaryRecordOf } from './payroll/to-payroll-record';

// In separate files; otherwise a remote that only writes tables would be built with both workers.
export { files } from './files';
export { tables } from './tables';
