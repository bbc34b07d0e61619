/** Time limit of one file (ours: 10,000 rows take a few seconds on a slow machine). */
export const PRINTING_LIMIT_MS = 60_000;
export const PRINTING_PORTION = 25;
