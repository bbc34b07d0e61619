import { toSearchText } from '../../domain/text';

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
