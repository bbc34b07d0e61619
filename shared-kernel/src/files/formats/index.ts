export { readPaymentsFile, type FileAbout, type FileUnread } from './read-payments-file';
export { readTableFile, type TableOptions } from './read-table-file';
export { readCurrencyFile } from './read-currency-file';
export type { ReadingOptions } from './recognise';
export type { ImportRecord } from './record';
