import { INACTIVITY_LIMIT_MS } from '@ncb/shared-kernel/domain/vocabulary';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Time limits of sign-in and sessions, ms. Source: design/signing, "Sign-in"; reference/security 5, 39, 42, 43 */
export const SESSION_IDLE_MS = INACTIVITY_LIMIT_MS;
export const SESSION_ABSOLUTE_MS = 8 * 60 * MINUTE;
/** Activity is written at most this often: most calls then only read. */
export const ACTIVITY_WRITTEN_EVERY_MS = 20 * SECOND;
/** Sessions of one user at the same time; one more ends the oldest. Source: reference/security 8, the number is ours */
export const SESSIONS_MAX = 20;

export const HALF_SESSION_MS = 10 * MINUTE;
export const SMS_CODE_MS = 5 * MINUTE;
export const SMS_RESEND_MS = 60 * SECOND;
export const CHALLENGE_MS = 2 * MINUTE;

/** Longer ones are nobody's, and hashing them would cost time. */
export const LOGIN_MAX = 64;
export const PASSWORD_MAX = 256;
/** How long a new password is good; the specification does not say. */
export const PASSWORD_VALID_DAYS = 180;

/** How long a user may do nothing: as long as he set it himself, else the bank's limit. */
export function idleLimitMs(timeoutInterval: number | undefined): number {
  return timeoutInterval === undefined ? SESSION_IDLE_MS : timeoutInterval * MINUTE;
}
