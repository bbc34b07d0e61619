export { inProcessPrinting } from './in-process';
export { readOut, readPdf } from './read-pdf';
export { printedForm } from './form-sample';
export { printedPayroll } from './payroll-sample';
export { printedPayment } from './samples';
export { longPrintedStatement, printedAccount, printedOperation, printedStatement } from './statement-sample';
