import { getDateFormats, type DateFormats } from '../domain/dates';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';

/** Returns the date formats of the user's language. */
export function useDates(): DateFormats {
  return getDateFormats(useSteadyShell().language);
}
