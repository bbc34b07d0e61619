export type { ExportColumn, ExportTable, WrittenFile } from './export-table';
export { PAYMENT_EXPORT_COLUMNS } from './payment-columns';
export { writeCsv } from './write-csv';
export { buildCurrencyExportTable } from './currency-columns';
export { writePain001, type Pain001Head } from './write-pain001';
export { writeDbf } from './write-dbf';
export { buildPayrollExportTable, type PayrollRowToWrite, type PayrollToWrite } from './payroll-columns';
export { writePaySheet } from './write-pay-sheet';
