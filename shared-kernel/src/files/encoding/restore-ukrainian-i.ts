/** Word of Cyrillic letters with a Latin i: `Компанiя`, `iнвестицiї`; not `Visa`. */
const WORD_WITH_LATIN_I = /[iI\u0400-\u04ff'’ʼ]*[iI][iI\u0400-\u04ff'’ʼ]*/g;
const CYRILLIC = /[\u0400-\u04ff]/;
/** Single `i` between Cyrillic words: `Іван i Марія`. */
const WORD_I = /(?<=[\u0400-\u04ff]["')]{0,2} )([iI])(?= ["'(]{0,2}[\u0400-\u04ff])/g;
const LATIN_BEFORE = /[A-Za-z]$/;

/**
 * Replaces a Latin `i` in Cyrillic words by `і`: code page 866 has no `і`, but names are compared letter by letter.
 * Source: docs/requirements/banking-rules.md#encodings.
 */
export function restoreUkrainianI(text: string): string {
  if (!/[iI]/.test(text)) return text;
  const withWords = text.replace(WORD_I, (letter) => (letter === 'i' ? 'і' : 'І'));
  return withWords.replace(WORD_WITH_LATIN_I, (word: string, at: number, whole: string) => {
    const after = whole.charAt(at + word.length);
    const isPartOfLatin = LATIN_BEFORE.test(whole.charAt(at - 1)) || /[A-Za-z]/.test(after);
    return isPartOfLatin || !CYRILLIC.test(word) ? word : word.replaceAll('i', 'і').replaceAll('I', 'І');
  });
}
