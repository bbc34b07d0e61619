export { printCertificateSheet } from './print-certificate-sheet';
