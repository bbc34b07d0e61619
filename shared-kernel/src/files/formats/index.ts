export { FILE_FORMATS, type FileFormat } from './format';
export { readPaymentsFile, type FileAbout, type PaymentsFile, type FileUnread } from './payments';
export { readTableFile, type TableFile, type TableOptions } from './plain-table';
export { readCurrencyFile, type CurrencyFile } from './currency';
export type { CurrencyRecord, CurrencyRecords } from './currency-record';
export type { ReadingOptions } from './recognise';
export type { ImportRecord, ImportRecords } from './record';
