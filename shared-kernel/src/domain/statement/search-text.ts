const APOSTROPHES = /[’ʼ‘`´′]/g;
const QUOTES = /[«»“”„‟"]/g;
const SPACES = /\s+/g;
/** A Latin i beside Cyrillic letters, as old keyboards and programs write it. */
const FOREIGN_I = /(?<![a-z])i(?=[а-яґєії])|(?<=[а-яґєії])i(?![a-z])/g;

/**
 * A text as it is looked for: in small letters, apostrophes of one kind, no quotes, single spaces, and the Ukrainian
 * letter where a Latin i stands in its place. Source: reference/areas A8
 */
export function searchText(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(APOSTROPHES, "'")
    .replace(QUOTES, '')
    .replace(SPACES, ' ')
    .replace(FOREIGN_I, 'і')
    .trim();
}
