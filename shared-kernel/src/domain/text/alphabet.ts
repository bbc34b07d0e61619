import { searchText } from './search-text';

/** Letters that Unicode has behind я, each behind the letter after which the Ukrainian alphabet has it. */
const PLACES: Readonly<Record<string, string>> = {
  ґ: 'г\uffff',
  є: 'е\uffff',
  і: 'и\uffff',
  ї: 'и\uffff\uffff',
};

/**
 * What a text is sorted by, so that comparing it as it is gives the order of the Ukrainian alphabet. Apostrophes of all
 * kinds are one and quotation marks none, as for a search. A collator would take a tenth of a second for ten thousand names.
 */
export function alphabetKey(text: string): string {
  return searchText(text).replace(/[ґєії]/g, (letter) => PLACES[letter] ?? letter);
}
