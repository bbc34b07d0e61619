import { BANK_TIME_ZONE } from '../domain/dates';
import { getLanguageTag } from '../domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';

/**
 * Formats the time of day in Kyiv, e.g. `17:52`.
 * @param at ms since 1970
 */
export function useClockTime(at: number): string {
  const { language } = useSteadyShell();
  return new Date(at).toLocaleTimeString(getLanguageTag(language), {
    timeZone: BANK_TIME_ZONE,
    hour: '2-digit',
    minute: '2-digit',
    // In English too: `05:52 PM` would contrast with `17:52` elsewhere on the screen.
    hourCycle: 'h23',
  });
}
