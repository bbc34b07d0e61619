/** Templates of one company: its list has no paging. */
export const TEMPLATES_MAX = 500;
/** Characters of a template's payment: the longest one, with fifty taxes and two actual parties, has half of them. */
export const TEMPLATE_DATA_MAX = 60_000;
