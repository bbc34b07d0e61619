/** Limits on the first try, ms: a working connection with 2 s of latency and 50 KB/s has to fit. docs/adr/0042. */
export const REGISTRY_LIMIT = 10_000;
export const MANIFEST_LIMIT = 10_000;
/** Limit for each file; chunks have a copy in tooling/webpack. */
export const CODE_LIMIT = 20_000;

/** Wait before the stored registry is used. */
export const REGISTRY_PATIENCE = 2_000;

/** Limit for refetching all scripts; slower ones are fetched when needed. */
export const RENEWAL_LIMIT = 10_000;

/** Limit for fetching a failed page's files to find the cause. */
export const DIAGNOSIS_LIMIT = 10_000;

/** Limit for a whole page; a test proves that it exceeds the sum of its parts. */
export const PAGE_LIMIT = 125_000;

const GROWTH_MAX = 3;

/**
 * Returns the limit for the next try: what was too slow once is too slow again.
 * @param failures number of earlier failed tries
 */
export function limitAfter(failures: number, firstLimit: number): number {
  return firstLimit * Math.min(failures + 1, GROWTH_MAX);
}

/** Limit for a card that never answers; the API client ends calls after 60 s. */
export const CARD_LIMIT = 62_000;

export const SLOW_NOTICE_DELAY = 1_000;

/** Time without an idle browser after which a waiting user can close the page. */
export const BLOCKED_LIMIT = 15_000;
/** Interval between two checks whether the browser is idle. */
export const BLOCKED_PAUSE = 1_000;
/** Pause before the same remote is reported again. */
export const NOTICE_PAUSE = 10_000;
