import { countDaysBetween } from '../../dates';

/** Warnings begin: a new key takes a visit to the bank. Source: docs/requirements/keys-and-users.md#life-of-a-key. */
export const KEY_ENDING_DAYS = 30;

/**
 * All users are warned of the only first signature's end. Source: docs/requirements/keys-and-users.md#life-of-a-key.
 */
const ONLY_KEY_ENDING_DAYS = 7;

/**
 * Returns the days left if a warning is due (0 on the last day), else null.
 * @param until its last day, `yyyy-MM-dd`
 */
export function getKeyDaysLeft(until: string | null, bankDay: string): number | null {
  const days = until === null ? null : countDaysBetween(bankDay, until);
  return days !== null && days >= 0 && days <= KEY_ENDING_DAYS ? days : null;
}

/** Returns the same for the only key of first signatures: all users are warned in its last week. */
export function getOnlyKeyDaysLeft(until: string | null, bankDay: string): number | null {
  const days = getKeyDaysLeft(until, bankDay);
  return days !== null && days <= ONLY_KEY_ENDING_DAYS ? days : null;
}
