export { FILE_FORMATS, type FileFormat } from './format';
export { readPaymentsFile, type FileAbout, type PaymentsFile, type FileUnread } from './read-payments-file';
export { readTableFile, type TableFile, type TableOptions } from './read-table-file';
export { readCurrencyFile, type CurrencyFile } from './read-currency-file';
export type { CurrencyRecord, CurrencyRecords } from './currency-record';
export type { ReadingOptions } from './recognise';
export type { ImportRecord, ImportRecords } from './record';
