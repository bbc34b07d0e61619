/** The Ukrainian alphabet; in Unicode і, ї, є and ґ stand behind я. */
const ALPHABET = 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя';
/** Cyrillic, so that Latin letters and figures stay before it. */
const FIRST_PLACE = 0x0400;
const PLACES = new Map([...ALPHABET].map((letter, index) => [letter, String.fromCharCode(FIRST_PLACE + index)]));

/**
 * What a text is sorted by, so that comparing it as it is gives the order of the Ukrainian alphabet. A collator would
 * take a tenth of a second for ten thousand names.
 */
export function alphabetKey(text: string): string {
  return text.toLocaleLowerCase('uk').replace(/[а-яґєії]/g, (letter) => PLACES.get(letter) ?? letter);
}
