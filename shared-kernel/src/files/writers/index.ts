export type { CutText, ExportColumn, ExportTable, WrittenFile } from './export-table';
export { PAYMENT_EXPORT_COLUMNS, RARE_PAYMENT_EXPORT_COLUMNS } from './payment-columns';
export { writeCsv } from './write-csv';
export { writeDbf } from './write-dbf';
