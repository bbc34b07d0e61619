import { countDaysBetween } from '../../dates';
import { PASSWORD_WARNING_DAYS } from '../../vocabulary';

/** State of a password; `days` is 0 on the last day. */
export type PasswordAge =
  | { readonly state: 'valid' }
  | { readonly state: 'ending'; readonly days: number }
  | { readonly state: 'expired' };

/**
 * Warns from 5 days before the end; after the last day the next sign-in is refused. Source:
 * docs/requirements/shell-accounts-admin.md#password-age.
 * @param expires the last day, `yyyy-MM-dd`, or null for no end
 * @param bankDay current bank day
 */
export function getPasswordAge(expires: string | null, bankDay: string): PasswordAge {
  if (expires === null) return { state: 'valid' };
  const days = countDaysBetween(bankDay, expires);
  if (days < 0) return { state: 'expired' };
  return days <= PASSWORD_WARNING_DAYS ? { state: 'ending', days } : { state: 'valid' };
}
