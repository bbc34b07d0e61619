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

/** Wait before the user reads that a page is slow. */
export const SLOW_NOTICE_DELAY = 1_000;
