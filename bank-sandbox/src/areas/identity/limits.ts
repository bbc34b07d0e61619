import { INACTIVITY_LIMIT_MS } from '@ncb/shared-kernel/domain/vocabulary';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Time limits of sign-in and sessions, ms. Source: design/signing, "Sign-in"; reference/security 5, 39, 42 */
export const SESSION_IDLE_MS = INACTIVITY_LIMIT_MS;
export const SESSION_ABSOLUTE_MS = 8 * 60 * MINUTE;
/** Activity is written at most this often: most calls then only read. */
export const ACTIVITY_WRITTEN_EVERY_MS = 20 * SECOND;

export const HALF_SESSION_MS = 10 * MINUTE;
export const SMS_CODE_MS = 5 * MINUTE;
export const SMS_RESEND_MS = 60 * SECOND;
