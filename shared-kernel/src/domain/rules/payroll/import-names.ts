/** Latin letters that look like Cyrillic ones, and the Cyrillic ones in the same order. */
const LATIN = 'ABCEHIKMOPTXYaceiopxy';
const CYRILLIC = 'АВСЕНІКМОРТХУасеіорху';

/** Words with a Cyrillic letter in them. */
const WORD = /[A-Za-z\u0400-\u045fҐґ'’ʼ-]*[\u0400-\u045fҐґ][A-Za-z\u0400-\u045fҐґ'’ʼ-]*/g;

/** A name in which Latin letters that look like Cyrillic ones are Cyrillic; words of Latin letters alone stay. */
export function withCyrillicLetters(text: string): string {
  return text.replace(WORD, (word) =>
    word.replace(/[A-Za-z]/g, (letter) => CYRILLIC.charAt(LATIN.indexOf(letter)) || letter),
  );
}
