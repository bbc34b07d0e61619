import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import { LONG_TABLE_ROWS } from '../../domain/vocabulary';

/** Pause in ms that ends typing: the next letter usually follows sooner. */
const REST_MS = 100;

/**
 * Returns the search text to apply. A long list waits for a pause: rendering it per letter would delay the next one.
 * @param count number of rows
 */
export function useDeferredSearch(typed: string, count: number): string {
  const [rested, setRested] = useState(typed);
  const isLong = count > LONG_TABLE_ROWS;
  useEffect(() => {
    if (!isLong || typed === rested) return undefined;
    const rest = setTimeout(() => startTransition(() => setRested(typed)), REST_MS);
    return () => clearTimeout(rest);
  }, [isLong, typed, rested]);
  return useDeferredValue(isLong ? rested : typed);
}
