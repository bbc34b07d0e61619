import { INACTIVITY_LIMIT_MS } from '@ncb/shared-kernel/domain/vocabulary';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Time limits, ms. Source: docs/requirements/security.md#session-limits. */
const SESSION_IDLE_MS = INACTIVITY_LIMIT_MS;
export const SESSION_ABSOLUTE_MS = 8 * 60 * MINUTE;
/** Activity is written at most this often. */
export const ACTIVITY_WRITTEN_EVERY_MS = 20 * SECOND;
/**
 * Session limit of a user; one more ends the oldest. Source: docs/requirements/security.md#concurrent-sessions, the
 * number is ours
 */
export const SESSIONS_MAX = 20;

export const HALF_SESSION_MS = 10 * MINUTE;
export const SMS_CODE_MS = 5 * MINUTE;
export const SMS_RESEND_MS = 60 * SECOND;
export const CHALLENGE_MS = 2 * MINUTE;

/** Hashing longer ones would cost time. */
export const LOGIN_MAX = 64;
export const PASSWORD_MAX = 256;
/** Validity in days; the specification names none. */
export const PASSWORD_VALID_DAYS = 180;

export function getIdleLimitMs(timeoutInterval: number | undefined): number {
  return timeoutInterval === undefined ? SESSION_IDLE_MS : timeoutInterval * MINUTE;
}
