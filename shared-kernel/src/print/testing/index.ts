export { createInProcessPrinting } from './create-in-process-printing';
export { readStructure, readPdf } from './read-pdf';
export { printedForm } from './printed-form';
export { printedPayroll } from './printed-payroll';
export { printedPayment } from './printed-payment';
export { longPrintedStatement, printedAccount, printedOperation, printedStatement } from './statement-sample';
