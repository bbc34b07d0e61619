import characters from './characters.json';

const FONT_CODES = new Set(
  characters.flatMap(([first = 0, last = -1]) => Array.from({ length: last - first + 1 }, (_, index) => first + index)),
);

const FIRST_SPACE = 0x2000;
const LAST_SPACE = 0x200a;
/** By character code: 1 if printed unchanged. A list has a million characters, and a Set takes three times as long. */
const UNCHANGED = Uint8Array.from({ length: 0x10000 }, (_, code) =>
  FONT_CODES.has(code) && !(code >= FIRST_SPACE && code <= LAST_SPACE) ? 1 : 0,
);
/** Line ends, tabs and spaces of other widths, printed as a space. */
const SPACES = /[\t\n\r\u2000-\u200a]/g;

/**
 * Returns a text as the printed font can show it, with a question mark for each missing character: jsPDF would silently
 * end the line there. Source: docs/requirements/files-and-printing.md#fonts-and-glyphs.
 */
export function toPrintable(text: string): string {
  return isPrintable(text) ? text : replaceMissingSigns(text);
}

/**
 * True if the font shows a text unchanged, as nearly all are. A list has a million characters; testing each as a string
 * takes ten times as long.
 */
export function isPrintable(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    if (UNCHANGED[text.charCodeAt(at)] !== 1) return false;
  }
  return true;
}

function replaceMissingSigns(text: string): string {
  return toCharacters(text)
    .map((sign) => (isInFont(sign) ? sign : '?'))
    .join('');
}

/** Returns the characters of a text that are printed as question marks. */
export function findMissing(text: string): readonly string[] {
  if (isPrintable(text)) return [];
  return toCharacters(text).filter((sign) => !isInFont(sign));
}

function toCharacters(text: string): readonly string[] {
  return [...text.normalize('NFC').replace(SPACES, ' ')];
}

function isInFont(sign: string): boolean {
  return FONT_CODES.has(sign.codePointAt(0) ?? 0);
}
