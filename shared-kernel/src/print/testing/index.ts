export { inProcessPrinting } from './in-process';
export { readPdf } from './read-pdf';
export { printedForm } from './form-sample';
export { printedPayroll } from './payroll-sample';
export { printedPayment } from './samples';
