import { toSearchText } from './to-search-text';

/** Letters that Unicode places after я, with their alphabetical place. */
const PLACES: Readonly<Record<string, string>> = {
  ґ: 'г\uffff',
  є: 'е\uffff',
  і: 'и\uffff',
  ї: 'и\uffff\uffff',
};

/** Builds a sort key for the Ukrainian alphabet, with the rules of search. A collator takes 100 ms for 10,000 names. */
export function getAlphabetKey(text: string): string {
  return toSearchText(text).replace(/[ґєії]/g, (letter) => PLACES[letter] ?? letter);
}
