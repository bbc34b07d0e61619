import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import { LONG_TABLE_ROWS } from '../../domain/vocabulary';

/** So long nobody has typed, ms: a hand that is underway types the next letter sooner. */
const REST_MS = 100;

/**
 * What a list is searched for while somebody types. A long one follows when the typing rests: searched at each letter it
 * would be drawn while the next one is pressed, which then waits for it.
 * @param count of the rows that are searched
 */
export function useWantedSearch(typed: string, count: number): string {
  const [rested, setRested] = useState(typed);
  const isLong = count > LONG_TABLE_ROWS;
  useEffect(() => {
    if (!isLong || typed === rested) return undefined;
    const rest = setTimeout(() => startTransition(() => setRested(typed)), REST_MS);
    return () => clearTimeout(rest);
  }, [isLong, typed, rested]);
  return useDeferredValue(isLong ? rested : typed);
}
