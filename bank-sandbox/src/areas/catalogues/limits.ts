export const CATALOGUE_ROWS_MAX = 5000;
/** Size limit: a row with a Cyrillic name takes 500 bytes in a form. */
export const CATALOGUE_FILE_BYTES_MAX = 4 * 1024 * 1024;
export const FILE_PROBLEMS_MAX = 500;
