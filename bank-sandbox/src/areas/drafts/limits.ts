/** Drafts of one person in one company: all of them travel in one answer. */
export const DRAFTS_MAX = 30;
/** Characters of what a form holds: a payment with everything in it has a third of them. */
export const DRAFT_DATA_MAX = 100_000;
/** The name of a page. */
export const PAGE_NAME_MAX = 64;
