const MINUTE = 60_000;

/** Time until the first user (ours). */
export const REGISTRATION_MS = 60 * MINUTE;
/** Limit (ours): a new company starts with a few users. */
export const WIZARD_PEOPLE_MAX = 20;
/** Usually 0.5 KB; a whole key file fits. */
export const REQUEST_MAX_LENGTH = 16 * 1024;
/** Length limit: a form has 1 KB, and anonymous callers must not store more. */
export const DRAFT_MAX_LENGTH = 8 * 1024;
