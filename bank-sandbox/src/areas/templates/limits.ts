/** Limit of a company: the list has no paging. */
export const TEMPLATES_MAX = 500;
/** Length limit, twice the longest payment with fifty taxes and two actual parties. */
export const TEMPLATE_DATA_MAX = 60_000;
