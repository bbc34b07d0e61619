/** Rows of one catalogue of one company: all of them travel in one answer. */
export const CATALOGUE_ROWS_MAX = 5000;
/** Bytes of a file of correspondents: a row with a name in Cyrillic takes 500 in a form. */
export const CATALOGUE_FILE_BYTES_MAX = 4 * 1024 * 1024;
/** Problems told of one file: whoever gets so many begins anew. */
export const FILE_PROBLEMS_MAX = 500;
