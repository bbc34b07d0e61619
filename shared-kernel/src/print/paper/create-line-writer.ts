import type { jsPDF } from 'jspdf';

export type Weight = 'normal' | 'bold';

/** Line of text with its position in mm; all characters are in the font. */
interface Line {
  readonly text: string;
  readonly left: number;
  readonly base: number;
}

interface LineStyle {
  readonly size: number;
  readonly weight: Weight;
  /** PDF operator that sets the colour: `0 0 0 rg`. */
  readonly color: string;
}

/** Members that jsPDF offers to its plugins without types. */
interface Internals {
  write(...parts: readonly string[]): void;
  getFont(): { readonly id: string };
}
interface Escaping {
  pdfEscape16(text: string, font: unknown): string;
}

/** Encoded form of each character by code: two bytes, half of their hexadecimal digits. */
type Glyphs = (string | undefined)[];
const CODES = 0x10000;

const POINTS_PER_MM = 72 / 25.4;
const FULL = 255;

export function toColorPart(part: number): string {
  return (part / FULL).toFixed(3);
}

/**
 * Returns a function that writes many lines in one PDF operation. The library's `text` looks up each character again
 * and handles right-to-left scripts.
 */
export function createLineWriter(doc: jsPDF, family: string): (lines: readonly Line[], style: LineStyle) => void {
  const internals = doc.internal as unknown as Internals;
  const escaping = doc as unknown as Escaping;
  const glyphsByWeight: Record<Weight, Glyphs | null> = { normal: null, bold: null };
  const height = doc.internal.pageSize.getHeight();

  return (lines, { size, weight, color }) => {
    const [first, ...others] = lines;
    if (!first) return;
    doc.setFont(family, weight);
    const weightGlyphs = glyphsByWeight[weight];
    // The library embeds a font only after writing a text with it itself.
    if (!weightGlyphs) doc.text(first.text, first.left, first.base);
    const glyphs = (glyphsByWeight[weight] ??= new Array<string | undefined>(CODES));
    const font = internals.getFont();
    const getGlyph = (code: number): string =>
      (glyphs[code] ??= toLiteral(escaping.pdfEscape16(String.fromCharCode(code), font)));
    const parts = (weightGlyphs ? lines : others).map(({ text, left, base }) => {
      let bytes = '';
      for (let at = 0; at < text.length; at += 1) bytes += getGlyph(text.charCodeAt(at));
      return `1 0 0 1 ${(left * POINTS_PER_MM).toFixed(2)} ${((height - base) * POINTS_PER_MM).toFixed(2)} Tm (${bytes}) Tj\n`;
    });
    if (parts.length > 0) internals.write(`BT\n/${font.id} ${size} Tf\n${color}\n${parts.join('')}ET`);
  };
}

/** Converts hexadecimal digits to the bytes of a literal string. Source: ISO 32000-1, 7.3.4.2 */
function toLiteral(hex: string): string {
  return hex.replace(/../g, (digits) => {
    const byte = String.fromCharCode(Number.parseInt(digits, 16));
    // A bare carriage return would be read as a line feed.
    if (byte === '\r') return '\\r';
    return /[()\\]/.test(byte) ? `\\${byte}` : byte;
  });
}
