/** Documents in one file. Source: the bank's requirement "500 payment instructions in one PDF < 2 s" */
export const PRINTED_DOCUMENTS_MAX = 500;
/** Time for one file (ours: ten thousand rows take a few seconds on a slow machine). */
export const PRINTING_LIMIT_MS = 60_000;
/** After how many documents or rows the page hears how far it has got. */
export const PRINTING_PORTION = 25;
