/**
 * Why a file as a whole cannot be read or written; a problem, by contrast, belongs to a row. Keys of spec 2 §8 as far as
 * it gives one. Each has a text in every language.
 */
export const FILE_FAULTS = [
  'readerError',
  'impFileCorrupted',
  'readerException',
  'unknownStructure',
  // spec 2 §8, keys ours: "Unknown file format!", "Unknown field type", "wrong file type"
  'unknownFileFormat',
  'unknownFieldType',
  'wrongFileType',
  // ours: HTML and Excel's old XML, which are called workbooks
  'spreadsheetAsText',
  // ours: a workbook of a kind that is not read
  'otherWorkbook',
  // ours: a statement where currency documents are asked for; payments where employees are asked for; a method of payment that is no transfer
  'statementNotPayments',
  'paymentsNotPayroll',
  'notTransfers',
  // ours: an ISO 20022 file that does not add up
  'controlSumDiffers',
  // ours: a workbook with a password, limits
  'protectedFile',
  'tooLargeFile',
  'tooManyRows',
  'readingTooLong',
] as const;

export type FileFaultKey = (typeof FILE_FAULTS)[number];

export interface FileFault {
  readonly key: FileFaultKey;
  /** What the sentence shows: a column and its type, a limit, the reader's own words. */
  readonly params?: Readonly<Record<string, string>>;
}
