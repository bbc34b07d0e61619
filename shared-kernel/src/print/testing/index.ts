export { inProcessPrinting } from './in-process';
export { readOut, readPdf } from './read-pdf';
export { printedForm } from './form-sample';
export { printedPayment } from './samples';
