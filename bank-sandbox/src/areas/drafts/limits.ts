/** Limit per user and company: one answer holds all drafts. */
export const DRAFTS_MAX = 30;
/** Length limit in characters; a payroll of 5,000 rows has two thirds of that. */
export const DRAFT_DATA_MAX = 700_000;
/** Size limit of the request: a Cyrillic letter takes six bytes in a form. */
export const DRAFT_BODY_MAX = 5 * 1024 * 1024;
export const PAGE_NAME_MAX = 64;
