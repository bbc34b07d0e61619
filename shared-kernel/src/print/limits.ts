/** Time for one file (ours: ten thousand rows take a few seconds on a slow machine). */
export const PRINTING_LIMIT_MS = 60_000;
/** After how many documents or rows the page hears how far it has got. */
export const PRINTING_PORTION = 25;
