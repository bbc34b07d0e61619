import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import { toSearchText } from '../../domain/text';
import { LONG_TABLE_ROWS } from '../../domain/vocabulary';

/**
 * Creates a list search by words; a code or an account is also found with the spaces it was pasted with. Create it
 * once, outside render: it caches each row's search text, which would be rebuilt for 10,000 rows per keystroke.
 * @param getWords returns the search text of a row
 */
export function createWordSearch<Row extends object>(getWords: (row: Row) => string) {
  const cache = new WeakMap<Row, string>();
  const getCachedText = (row: Row): string => {
    const before = cache.get(row);
    if (before !== undefined) return before;
    const rowText = toSearchText(getWords(row));
    cache.set(row, rowText);
    return rowText;
  };
  return (rows: readonly Row[], typed: string): readonly Row[] => {
    const text = toSearchText(typed);
    if (text === '') return rows;
    const compact = text.replace(/\s/g, '');
    return rows.filter((row) => {
      const rowText = getCachedText(row);
      return rowText.includes(text) || rowText.includes(compact);
    });
  };
}

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
