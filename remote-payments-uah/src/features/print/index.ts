export { JournalPrintMenu } from './JournalPrintMenu';
export { usePrintPeriod } from './use-print-period';
