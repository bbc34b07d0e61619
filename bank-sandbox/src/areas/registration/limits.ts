const MINUTE = 60_000;

/** How long the wizard has from the company to its first person (ours). */
export const REGISTRATION_MS = 60 * MINUTE;
/** People whom one wizard may register (ours): a new company begins with a few. */
export const WIZARD_PEOPLE_MAX = 20;
/** A request for a certificate has half a kilobyte; a whole key file passes too. */
export const REQUEST_MAX_LENGTH = 16 * 1024;
/** What is typed of one person is a kilobyte; nobody stores more in another's name. */
export const DRAFT_MAX_LENGTH = 8 * 1024;
