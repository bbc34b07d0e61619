import { searchText } from '../../domain/text';

/**
 * The rows whose words hold what is typed; a code or an account also as it is pasted, with its spaces.
 * @param wordsOf everything that a row is found by
 */
export function matchingRows<Row>(rows: readonly Row[], typed: string, wordsOf: (row: Row) => string): readonly Row[] {
  const text = searchText(typed);
  if (text === '') return rows;
  const compact = text.replace(/\s/g, '');
  return rows.filter((row) => {
    const words = searchText(wordsOf(row));
    return words.includes(text) || words.includes(compact);
  });
}

/** A list's search by words; to be made once, outside of a render. */
export function findByWords<Row>(wordsOf: (row: Row) => string) {
  return (rows: readonly Row[], typed: string): readonly Row[] => matchingRows(rows, typed, wordsOf);
}
