import characters from './characters.json';

const HELD = new Set(
  characters.flatMap(([first = 0, last = -1]) => Array.from({ length: last - first + 1 }, (_, index) => first + index)),
);

/**
 * A text as the printed font can show it: composed letters, and a question mark in place of a character that the font
 * does not hold. Without it jsPDF would silently end the line there. Source: reference/files-print-tables 3
 */
export function printable(text: string): string {
  return [...text.normalize('NFC')].map((sign) => (HELD.has(sign.codePointAt(0) ?? 0) ? sign : '?')).join('');
}
