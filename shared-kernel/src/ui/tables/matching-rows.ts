import { searchText } from '../../domain/text';

/**
 * A list's search by words: the rows whose words hold what is typed; a code or an account also as it is pasted, with its
 * spaces. To be made once, outside of a render: the words of a row are written out once, each letter that is typed would
 * do it for ten thousand rows.
 * @param wordsOf everything that a row is found by
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
