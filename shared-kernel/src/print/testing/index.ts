export { inProcessPrinting } from './in-process';
export { readPdf } from './read-pdf';
export { printedForm } from './form-sample';
export { printedPayment } from './samples';
