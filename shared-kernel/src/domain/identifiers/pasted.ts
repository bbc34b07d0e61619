/** What nearly all codes and accounts consist of. Without these short cuts an import takes longer by a twentieth. */
const SPACELESS = /^[!-~]*$/;
const COMPACT = /^[0-9A-Z]*$/;

/** A sentence may have ended with a code or account. */
const END_OF_SENTENCE = /(?<=[0-9]\s*)[.,;]+\s*$/;

/** Text as pasted without the words in front of a code or account, and without the mark that ends its sentence. */
export function withoutWords(text: string, words: RegExp): string {
  if (COMPACT.test(text)) return text;
  return text.replace(words, '').replace(END_OF_SENTENCE, '');
}

/** Text as pasted without what cannot be part of a code: spaces of every kind and invisible marks. */
export function withoutSpaces(text: string): string {
  if (SPACELESS.test(text)) return text;
  return text.replace(/[\s\p{Cf}]/gu, '');
}

/** The same also without hyphens, Latin letters in upper case: for codes that people write in groups. */
export function compactCode(text: string): string {
  if (COMPACT.test(text)) return text;
  return withoutSpaces(text)
    .replace(/[-\u2010-\u2013]/g, '')
    .toUpperCase();
}
