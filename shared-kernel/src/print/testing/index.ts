export { inProcessPrinting } from './in-process';
export { readPdf } from './read-pdf';
export { printedPayment } from './samples';
