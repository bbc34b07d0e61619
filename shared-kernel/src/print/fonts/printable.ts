import characters from './characters.json';

const HELD = new Set(
  characters.flatMap(([first = 0, last = -1]) => Array.from({ length: last - first + 1 }, (_, index) => first + index)),
);

const FIRST_SPACE = 0x2000;
const LAST_SPACE = 0x200a;
/** By code: 1 for what is printed as it is. A list has a million characters, and a set takes three times as long. */
const AS_IT_IS = Uint8Array.from({ length: 0x10000 }, (_, code) =>
  HELD.has(code) && !(code >= FIRST_SPACE && code <= LAST_SPACE) ? 1 : 0,
);
/** Line ends, tabs and spaces of a width of their own: what is left of them on paper is a space. */
const SPACES = /[\t\n\r\u2000-\u200a]/g;

/**
 * A text as the printed font can show it: composed letters, and a question mark in place of a character that the font
 * does not hold. Without it jsPDF would silently end the line there. Source: reference/files-print-tables 3
 */
export function printable(text: string): string {
  return isHeldWhole(text) ? text : replaced(text);
}

/**
 * Whether the font shows a text as it is, which nearly all are: lists have a million characters, and each of them as a text
 * of its own takes ten times as long. Composing is not asked for: no mark that a letter is composed of is in the font.
 */
export function isHeldWhole(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    if (AS_IT_IS[text.charCodeAt(at)] !== 1) return false;
  }
  return true;
}

function replaced(text: string): string {
  return signsOf(text)
    .map((sign) => (isHeld(sign) ? sign : '?'))
    .join('');
}

/** The characters of a text in place of which a question mark is printed. */
export function notHeld(text: string): readonly string[] {
  if (isHeldWhole(text)) return [];
  return signsOf(text).filter((sign) => !isHeld(sign));
}

function signsOf(text: string): readonly string[] {
  return [...text.normalize('NFC').replace(SPACES, ' ')];
}

function isHeld(sign: string): boolean {
  return HELD.has(sign.codePointAt(0) ?? 0);
}
