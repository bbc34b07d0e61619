/**
 * Limits of every wait for a remote, on the first try, in milliseconds. The wait for a free connection counts, so a
 * working line with 2 s of latency and 50 KB/s has to fit. docs/adr/0190
 */
export const REGISTRY_LIMIT = 10_000;
export const MANIFEST_LIMIT = 10_000;
/**
 * Limit for the entry and for each chunk; the chunks' own copy is set in tooling/webpack. The style sheet loads in parallel.
 */
export const CODE_LIMIT = 20_000;

/** Wait for a new registry, after which the stored one is used; loading goes on. */
export const REGISTRY_PATIENCE = 2_000;

/** After a failure the browser's copies of the scripts are renewed first; what takes longer is fetched when it is needed. */
export const RENEWAL_LIMIT = 10_000;

/** Limit for fetching the files of a page that did not start, to find out whether the line is at fault. */
export const DIAGNOSIS_LIMIT = 10_000;

/** The whole of it; a test proves that it exceeds the sum of the parts: entry, page chunk and texts are code. */
export const PAGE_LIMIT = 125_000;

/** Largest multiple of the first limit. */
const GROWTH_MAX = 3;

/**
 * Returns the limit for the next try: a line too slow for one limit is too slow for the same limit again.
 * @param failures number of tries that failed before
 */
export function limitAfter(failures: number, firstLimit: number): number {
  return firstLimit * Math.min(failures + 1, GROWTH_MAX);
}

/**
 * A card's answer. The client ends a call after 60 s, and the card says then what failed; only one that never answers at
 * all is still waited for.
 */
export const CARD_LIMIT = 62_000;

/** After this the user gets a word that it takes longer than usual. */
export const SLOW_NOTICE_DELAY = 1_000;

/** Time without an idle browser, with a waiting user, after which the page can be closed. */
export const BLOCKED_LIMIT = 15_000;
/** Between two looks whether the browser is idle. */
export const BLOCKED_PAUSE = 1_000;
/** The same remote is not complained about again within this. */
export const NOTICE_PAUSE = 10_000;
