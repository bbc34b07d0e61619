export { createInProcessPrinting } from './create-in-process-printing';
export { readCode } from './read-code';
export { readStructure, readPdf } from './read-pdf';
export { printedForm } from './printed-form';
export { printedPayroll } from './printed-payroll';
export { printedPayment } from './printed-payment';
export { longPrintedStatement, printedAccount, printedOperation, printedStatement } from './statement-sample';
