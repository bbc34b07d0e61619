/** Bytes of one file that is read (ours: 50,000 payments with every column of the dBase template have 75 MB). */
export const FILE_BYTES_MAX = 128 * 1024 * 1024;
/** Bytes that the parts of one workbook may have after unpacking (ours: 50,000 payments have 80 MB). */
export const UNPACKED_BYTES_MAX = 256 * 1024 * 1024;
/** Parts of one workbook (ours: a workbook of a hundred sheets has some three hundred). */
export const PARTS_MAX = 2_000;
/** Rows of one file (ours: twice what the product promises to be fast with). */
export const ROWS_MAX = 100_000;
/** Columns of one table (ours: the widest known layout has 36). */
export const COLUMNS_MAX = 256;
/** Characters of one cell, as many as a spreadsheet lets a person type. */
export const CELL_LENGTH_MAX = 32_767;
/** A heading, a period, an address may stand above the columns' names (ours). */
export const ROWS_ABOVE_NAMES_MAX = 20;
/** Rows that a worker sends at a time; a thousand judged ones were felt on the page (reference/files 1: for plain ones). */
export const PORTION = 500;
/** What a file may take: afterwards its reading is given up (ours: six times the slowest that was measured). */
export const READING_LIMIT_MS = 60_000;
