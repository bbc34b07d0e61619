/** Every wait for a remote has a limit. Source: design/federation, rule 3. Milliseconds. */
export const REGISTRY_LIMIT = 2_000;
export const MANIFEST_LIMIT = 2_000;
/**
 * The entry, and again each chunk (the chunks' limit is set in the remote's own build, tooling/webpack/remote.mjs). The
 * style sheet comes beside them.
 */
export const CODE_LIMIT = 8_000;

/** After a failure the browser's copies of the scripts are renewed first; what takes longer is fetched when it is needed. */
export const RENEWAL_LIMIT = 2_000;

/** The whole of it; a test proves that it exceeds the sum of the parts: entry, page chunk and texts are code. */
export const PAGE_LIMIT = 34_000;

/**
 * A card's answer. The client ends a call after 60 s, and the card says then what failed; only one that never answers at
 * all is still waited for.
 */
export const CARD_LIMIT = 62_000;

/** After this the user gets a word that it takes longer than usual. */
export const SLOW_NOTICE_DELAY = 1_000;

/** A page that keeps the browser busy for so long can be closed. Source: design/federation, rule 13 */
export const BLOCKED_LIMIT = 5_000;
/** Between two looks whether the browser is idle. */
export const BLOCKED_PAUSE = 1_000;
/** The same remote is not complained about again within this. */
export const NOTICE_PAUSE = 10_000;
