export { printCertificate } from './print-certificate';
