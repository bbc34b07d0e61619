/**
 * Reasons why a whole file cannot be read or written. Source: docs/requirements/hryvnia-payments.md#import-messages.
 */
export const FILE_FAULTS = [
  'readerError',
  'impFileCorrupted',
  'readerException',
  'unknownStructure',
  // docs/requirements/hryvnia-payments.md#import-messages, keys ours: "Unknown file format!", "Unknown field type",
  // "wrong file type"
  'unknownFileFormat',
  'unknownFieldType',
  'wrongFileType',
  // ours: HTML and Excel's old XML, saved as workbooks
  'spreadsheetAsText',
  // ours: a workbook of an unsupported kind
  'otherWorkbook',
  // ours: statement, payments or payment method of the wrong kind
  'statementNotPayments',
  'paymentsNotPayroll',
  'notTransfers',
  // ours: an ISO 20022 file whose control sum differs
  'controlSumDiffers',
  // ours: a workbook with a password; limits
  'protectedFile',
  'tooLargeFile',
  'tooManyRows',
  'readingTooLong',
] as const;

export type FileFaultKey = (typeof FILE_FAULTS)[number];

export interface FileFault {
  readonly key: FileFaultKey;
  readonly params?: Readonly<Record<string, string>>;
}
