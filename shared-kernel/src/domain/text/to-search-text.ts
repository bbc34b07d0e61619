/** Apostrophes become straight, quotes are dropped. */
export const SEARCH_SIGNS = { apostrophes: '’ʼ‘`´′', quotes: '«»“”„‟"' } as const;
const VARIANTS = new RegExp(`[${SEARCH_SIGNS.apostrophes}${SEARCH_SIGNS.quotes}]|\\s\\s+|[^\\S ]`, 'g');
/** Latin i beside Cyrillic letters; for lower-case text, in browsers and PostgreSQL. */
export const FOREIGN_I = '(?<![a-z])i(?=[а-яґєії])|(?<=[а-яґєії])i(?![a-z])';
const EVERY_FOREIGN_I = new RegExp(FOREIGN_I, 'g');

/**
 * Normalises for search: lower case, straight apostrophes, no quotes, single spaces, Cyrillic і for a Latin one.
 * Source: docs/requirements/statements.md#operation-search.
 */
export function toSearchText(text: string): string {
  const tidied = text.normalize('NFC').toLowerCase().replace(VARIANTS, toPlainSign).trim();
  return tidied.includes('i') ? tidied.replace(EVERY_FOREIGN_I, 'і') : tidied;
}

function toPlainSign(sign: string): string {
  if (SEARCH_SIGNS.quotes.includes(sign)) return '';
  return sign.trim() === '' ? ' ' : "'";
}
