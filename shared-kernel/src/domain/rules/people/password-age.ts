import { daysBetween } from '../../dates';
import { PASSWORD_WARNING_DAYS } from '../../vocabulary';

/** How near the end of a password is: `days` to go for one that ends soon, 0 on its last day. */
export type PasswordAge =
  | { readonly state: 'valid' }
  | { readonly state: 'ending'; readonly days: number }
  | { readonly state: 'expired' };

/**
 * Within 5 days of its end a password is warned about; after its last day the next sign-in is forbidden.
 * @param expires the last day, `yyyy-MM-dd`, or null for a password without an end
 * @param bankDay the bank's current day. Source: spec 1 §4
 */
export function passwordAge(expires: string | null, bankDay: string): PasswordAge {
  if (expires === null) return { state: 'valid' };
  const days = daysBetween(bankDay, expires);
  if (days < 0) return { state: 'expired' };
  return days <= PASSWORD_WARNING_DAYS ? { state: 'ending', days } : { state: 'valid' };
}
