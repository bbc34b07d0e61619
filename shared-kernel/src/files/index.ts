export { TEXT_ENCODINGS, type CodePage, type TextEncoding } from './encoding/text-encoding';
export type { FileAbout } from './formats';
export type { ColumnChoice, ColumnsRead } from './columns-read';
export type { DirectionChoice, DirectionRead } from './direction-read';
export {
  PAYMENT_EXPORT_COLUMNS,
  RARE_PAYMENT_EXPORT_COLUMNS,
  type PaymentExportColumn,
} from './writers/payment-columns';
export { buildCurrencyExportTable } from './writers/currency-columns';
export { buildPayrollExportTable } from './writers/payroll-columns';
export type { PayrollRowToWrite, PayrollToWrite } from './writers';
export type { AccountToWrite, StatementToWrite } from './writers/statement';
export type { OperationOfTable, StatementHeading } from './writers/statement/table-columns';
export type { StatementFileOrder } from './writers/statement/write-statement';
export type { ExportColumn, ExportTable, WrittenFile } from './writers';
export type { FileOutcome, FileProgress, TableWriter, FileWork, ReadFile, ReadingListener } from './worker/client';
export type { CheckedPayrollRow, TableCells, WritingOptions } from './worker/messages';
export type { PayrollFileFacts } from './payroll/payroll-file';
export { PAYROLL_COLUMNS, PAYROLL_HEADINGS, findPayrollPlaces } from './layouts/payroll-headings';
export { toPayrollRecord as salaryRecordOf } from './payroll/to-payroll-record';

// In separate files; otherwise a remote that only writes tables would be built with both workers.
export { files } from './files';
export { tables } from './tables';
export type { CheckedRow } from './worker/packed-rows';
