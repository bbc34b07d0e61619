/** Latin letters that look like Cyrillic ones. */
const PAIRS: ReadonlyMap<string, string> = new Map(
  Object.entries({ a: 'а', c: 'с', e: 'е', h: 'н', i: 'і', k: 'к', m: 'м', o: 'о', p: 'р', t: 'т', x: 'х', y: 'у' }),
);

const WORD = /\p{L}+/gu;
const HAS_CYRILLIC = /\p{Script=Cyrillic}/u;

/** Returns a text in small letters with each word in one alphabet: a Latin letter in a Cyrillic word is a typing slip. */
export function withoutLookAlikes(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(WORD, (word) =>
      HAS_CYRILLIC.test(word) ? [...word].map((letter) => PAIRS.get(letter) ?? letter).join('') : word,
    );
}
