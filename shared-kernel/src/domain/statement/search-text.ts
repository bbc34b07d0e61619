/** What is written in several ways: apostrophes, quotes, spaces. */
const VARIANTS = /[’ʼ‘`´′«»“”„‟"]|\s\s+|[^\S ]/g;
const QUOTES = '«»“”„‟"';
/** A Latin i beside Cyrillic letters, as old keyboards and programs write it. */
const FOREIGN_I = /(?<![a-z])i(?=[а-яґєії])|(?<=[а-яґєії])i(?![a-z])/g;

/**
 * A text as it is looked for: in small letters, apostrophes of one kind, no quotes, single spaces, and the Ukrainian
 * letter where a Latin i stands in its place. Source: reference/areas A8
 */
export function searchText(text: string): string {
  const tidied = text.normalize('NFC').toLowerCase().replace(VARIANTS, plainSign).trim();
  return tidied.includes('i') ? tidied.replace(FOREIGN_I, 'і') : tidied;
}

function plainSign(sign: string): string {
  if (QUOTES.includes(sign)) return '';
  return sign.trim() === '' ? ' ' : "'";
}

const PURPOSES = new WeakMap<{ readonly purpose: string }, string>();

/** The purpose of an operation as it is looked for; written out once, whoever asks. */
export function purposeText(operation: { readonly purpose: string }): string {
  const known = PURPOSES.get(operation);
  if (known !== undefined) return known;
  const text = searchText(operation.purpose);
  PURPOSES.set(operation, text);
  return text;
}
