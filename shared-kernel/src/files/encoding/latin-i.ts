/** A word of Cyrillic letters and Latin i: `Компанiя`, `iнвестицiї`; not `Visa`. */
const WORD_WITH_LATIN_I = /[iI\u0400-\u04ff'’ʼ]*[iI][iI\u0400-\u04ff'’ʼ]*/g;
const CYRILLIC = /[\u0400-\u04ff]/;
/** `i` alone is a word where Cyrillic ones stand around it: `Іван i Марія`. */
const WORD_I = /(?<=[\u0400-\u04ff]["')]{0,2} )([iI])(?= ["'(]{0,2}[\u0400-\u04ff])/g;
const LATIN_BEFORE = /[A-Za-z]$/;

/**
 * Code page 866 has no `і`, so programs write the Latin letter; names are compared letter by letter, so it is put right
 * when such a text is read. Source: reference/banking 4.2
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
