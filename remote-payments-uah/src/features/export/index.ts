export { buildPaymentTable, EXPORT_COLUMN_NAMES, type Payer } from './build-payment-table';
export { FILE_KINDS, useExportPayments, type FileKind } from './use-export-payments';
