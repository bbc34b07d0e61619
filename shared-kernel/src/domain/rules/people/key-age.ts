import { daysBetween } from '../../dates';

/** So many days before its end a key is about to end: a new one takes a visit to the bank. Source: reference/areas D3 */
export const KEY_ENDING_DAYS = 30;

/** So many days before the end of the only first signature all users of a company are told. Source: reference/areas D3 */
const ONLY_KEY_ENDING_DAYS = 7;

/**
 * Days that a key still has, where it is time to warn of its end: 0 on its last day; null before, after and without one.
 * @param until its last day, `yyyy-MM-dd`
 */
export function keyDaysLeft(until: string | null, bankDay: string): number | null {
  const days = until === null ? null : daysBetween(bankDay, until);
  return days !== null && days >= 0 && days <= KEY_ENDING_DAYS ? days : null;
}

/** The same for the key without which nobody can put a company's first signature: everybody is told of its last week. */
export function onlyKeyDaysLeft(until: string | null, bankDay: string): number | null {
  const days = keyDaysLeft(until, bankDay);
  return days !== null && days <= ONLY_KEY_ENDING_DAYS ? days : null;
}
