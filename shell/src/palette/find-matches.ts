import { toSearchText } from '@ncb/shared-kernel/domain/text';

/** Splits a typed text into the words that all must be found. */
export function listWords(typed: string): readonly string[] {
  const text = toSearchText(typed);
  return text === '' ? [] : text.split(' ');
}

/** Item with its text as `toSearchText` writes it. */
export interface Searchable<Item> {
  readonly item: Item;
  readonly text: string;
}

/** Finds the items whose text has every word; the ones in which a word begins like the first typed word come first. */
export function findMatches<Item>(items: readonly Searchable<Item>[], words: readonly string[]): readonly Item[] {
  const [first = ''] = words;
  const getRank = (text: string) => {
    if (text.startsWith(first)) return 0;
    return text.includes(` ${first}`) ? 1 : 2;
  };
  return items
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .map(({ item, text }) => ({ item, rank: getRank(text) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
