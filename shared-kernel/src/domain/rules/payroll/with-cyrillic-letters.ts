/** Look-alikes, in the same order. */
const LATIN = 'ABCEHIKMOPTXYaceiopxy';
const CYRILLIC = 'АВСЕНІКМОРТХУасеіорху';

const WORD = /[A-Za-z\u0400-\u045fҐґ'’ʼ-]*[\u0400-\u045fҐґ][A-Za-z\u0400-\u045fҐґ'’ʼ-]*/g;

/** Replaces Latin look-alikes; purely Latin words stay. */
export function withCyrillicLetters(text: string): string {
  return text.replace(WORD, (word) =>
    word.replace(/[A-Za-z]/g, (letter) => CYRILLIC.charAt(LATIN.indexOf(letter)) || letter),
  );
}
