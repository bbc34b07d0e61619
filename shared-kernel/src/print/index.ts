import { createPrintClient } from './worker/client';
import { startPrintWorker } from './worker/start-worker';

export type { PrintedColumn, PrintedList } from './list/print-list';
export type { PaymentPrintOptions as PrintOptions } from './payment/draw-payment';
export type { PrintedPayroll } from './payroll/printed-payroll';
export type { PrintedForm } from './form/printed-form';
export type { PrintedDocument } from './print-documents';
export type { PrintedParty, PrintedPayment } from './payment/printed-payment';
export type { PrintedStatement } from './statement/printed-statement';
export type { PrintedFile } from './printed-file';
export type { PrintClient, PrintOutcome, PrintProgress, PrintWork } from './worker/client';

export const printing = createPrintClient(startPrintWorker);
