/** What is written in several ways: each of the first as the straight apostrophe, the second not at all. */
export const SEARCH_SIGNS = { apostrophes: '’ʼ‘`´′', quotes: '«»“”„‟"' } as const;
const VARIANTS = new RegExp(`[${SEARCH_SIGNS.apostrophes}${SEARCH_SIGNS.quotes}]|\\s\\s+|[^\\S ]`, 'g');
/**
 * A Latin i beside Cyrillic letters, as old keyboards and programs write it: a pattern that a browser and PostgreSQL read
 * alike, of small letters.
 */
export const FOREIGN_I = '(?<![a-z])i(?=[а-яґєії])|(?<=[а-яґєії])i(?![a-z])';
const EVERY_FOREIGN_I = new RegExp(FOREIGN_I, 'g');

/**
 * A text as it is looked for: in small letters, apostrophes of one kind, no quotes, single spaces, and the Ukrainian
 * letter where a Latin i stands in its place. Source: reference/areas A8
 */
export function searchText(text: string): string {
  const tidied = text.normalize('NFC').toLowerCase().replace(VARIANTS, plainSign).trim();
  return tidied.includes('i') ? tidied.replace(EVERY_FOREIGN_I, 'і') : tidied;
}

function plainSign(sign: string): string {
  if (SEARCH_SIGNS.quotes.includes(sign)) return '';
  return sign.trim() === '' ? ' ' : "'";
}
