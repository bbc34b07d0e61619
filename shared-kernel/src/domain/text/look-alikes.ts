/** Latin letters that look like Cyrillic ones. */
const PAIRS: ReadonlyMap<string, string> = new Map(
  Object.entries({ a: 'а', c: 'с', e: 'е', h: 'н', i: 'і', k: 'к', m: 'м', o: 'о', p: 'р', t: 'т', x: 'х', y: 'у' }),
);

const WORD = /\p{L}+/gu;
const HAS_CYRILLIC = /\p{Script=Cyrillic}/u;

/** A text in small letters whose words are each of one alphabet: a Latin letter within a Cyrillic word is a slip of the keyboard. */
export function withoutLookAlikes(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(WORD, (word) =>
      HAS_CYRILLIC.test(word) ? [...word].map((letter) => PAIRS.get(letter) ?? letter).join('') : word,
    );
}
