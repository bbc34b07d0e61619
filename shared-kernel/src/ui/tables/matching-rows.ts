import { searchText } from '../../domain/text';

/**
 * Creates a list search by words; a code or an account is also found with the spaces it was pasted with. Create it
 * once, outside render: it caches each row's search text, which would be rebuilt for 10,000 rows per keystroke.
 * @param wordsOf returns the search text of a row
 */
export function findByWords<Row extends object>(wordsOf: (row: Row) => string) {
  const known = new WeakMap<Row, string>();
  const knownWords = (row: Row): string => {
    const before = known.get(row);
    if (before !== undefined) return before;
    const words = searchText(wordsOf(row));
    known.set(row, words);
    return words;
  };
  return (rows: readonly Row[], typed: string): readonly Row[] => {
    const text = searchText(typed);
    if (text === '') return rows;
    const compact = text.replace(/\s/g, '');
    return rows.filter((row) => {
      const words = knownWords(row);
      return words.includes(text) || words.includes(compact);
    });
  };
}
