/** Maximum bytes of a file (ours: 50,000 payments with every column of the dBase template take 75 MB). */
export const FILE_BYTES_MAX = 128 * 1024 * 1024;
/** Maximum bytes of a workbook's parts after unpacking (ours: 50,000 payments take 80 MB). */
export const UNPACKED_BYTES_MAX = 256 * 1024 * 1024;
/** Maximum number of a workbook's parts (ours: a workbook of a hundred sheets has about 300). */
export const PARTS_MAX = 2_000;
/** Maximum rows of a file (ours: twice the number that the product promises to process fast). */
export const ROWS_MAX = 100_000;
/** Maximum columns of a table (ours: the widest known layout has 36). */
export const COLUMNS_MAX = 256;
/** Maximum characters of a cell, as in a spreadsheet. */
export const CELL_LENGTH_MAX = 32_767;
/** Maximum rows above the header, such as a title, a period, an address (ours). */
export const ROWS_ABOVE_NAMES_MAX = 20;
/**
 * Rows that a worker sends at a time; portions of 1,000 checked rows made the page stutter
 * (docs/requirements/files-and-printing.md#reading-tables: for
 * unchecked ones).
 */
export const PORTION = 500;
/** Time limit of reading a file (ours: six times the slowest measured). */
export const READING_LIMIT_MS = 60_000;
