const PAIRS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'а',
    b: 'в',
    c: 'с',
    e: 'е',
    h: 'н',
    i: 'і',
    k: 'к',
    m: 'м',
    o: 'о',
    p: 'р',
    t: 'т',
    x: 'х',
    y: 'у',
  }),
);

const WORD = /\p{L}+/gu;
const HAS_CYRILLIC = /\p{Script=Cyrillic}/u;

/** Converts to lower case and one alphabet per word: a Latin letter in a Cyrillic word is a typing error. */
export function withoutLookAlikes(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(WORD, (word) => (HAS_CYRILLIC.test(word) ? toCyrillicLookAlikes(word) : word));
}

/** Replaces lower-case Latin letters that look Cyrillic: `tob` becomes `тов`, `tov` keeps its `v`. */
export function toCyrillicLookAlikes(word: string): string {
  return [...word].map((letter) => PAIRS.get(letter) ?? letter).join('');
}
