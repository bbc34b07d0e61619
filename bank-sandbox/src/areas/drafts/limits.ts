/** Drafts of one person in one company: all of them travel in one answer. */
export const DRAFTS_MAX = 30;
/** Characters of what a form holds: a payroll of 5,000 rows (`PAYROLL_ROWS_MAX`) has two thirds of them. */
export const DRAFT_DATA_MAX = 700_000;
/** Bytes of its request: a Cyrillic letter of a form takes six. */
export const DRAFT_BODY_MAX = 5 * 1024 * 1024;
/** The name of a page. */
export const PAGE_NAME_MAX = 64;
