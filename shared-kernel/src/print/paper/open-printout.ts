import { jsPDF } from 'jspdf';
import { isPrintable, NOTO_SANS, NOTO_SANS_BOLD, findMissing, toPrintable } from '../fonts';
import type { PrintedFile } from '../printed-file';
import { createLineWriter, toColorPart, type Weight } from './create-line-writer';
import { addTags, type Tags, type TextRole } from './add-tags';
import { wrapText } from './wrap-text';

/** Colours as red, green, blue: black, grey for secondary text, ink of a stamp. */
export const TONES = { normal: [0, 0, 0], quiet: [90, 90, 90], stamp: [24, 62, 140] } as const;
type Tone = keyof typeof TONES;

export interface TextStyle {
  /** Points. */
  readonly size: number;
  readonly weight?: Weight;
  /** `right`: the text ends at the given position. */
  readonly align?: 'left' | 'center' | 'right';
  readonly tone?: Tone;
  readonly role?: TextRole;
}

interface PrintoutOptions {
  readonly orientation: 'portrait' | 'landscape';
  readonly title: string;
  readonly language: 'uk' | 'ru' | 'en';
}

/** PDF of A4 pages. Lengths are mm from the top left corner. */
export interface Printout {
  /** jsPDF document, for lines and boxes; texts are written by `write`. */
  readonly doc: jsPDF;
  readonly tags: Tags;
  readonly width: number;
  readonly height: number;
  shown(text: string): string;
  lines(text: string, width: number, style: TextStyle): readonly string[];
  widthOf(text: string, style: TextStyle): number;
  /**
   * Writes a text or its lines.
   * @param top of the first line's letters
   */
  write(text: string | readonly string[], left: number, top: number, style: TextStyle): void;
  /** Writes many texts of one style; ten times faster than one by one. */
  writeShown(texts: readonly ShownText[], style: TextStyle): void;
  file(): PrintedFile;
}

export interface ShownText {
  readonly text: string;
  readonly left: number;
  readonly top: number;
}

export const FONT_FAMILY = 'NotoSans';
const MM_PER_POINT = 25.4 / 72;
/** Line height relative to the font size, enough for accents and descenders of Noto Sans. */
const LINE_HEIGHT = 1.25;
const ASCENT = 1.05;
/** Maximum number of cached widths, enough for the words of a long list. */
const WIDTHS_MAX = 50_000;

/** Returns the line height of a font size, mm. */
export function getLineHeight({ size }: Pick<TextStyle, 'size'>): number {
  return size * MM_PER_POINT * LINE_HEIGHT;
}

export function openPrintout({ orientation, title, language }: PrintoutOptions): Printout {
  const doc = new jsPDF({ unit: 'mm', format: 'a4', orientation, compress: true, putOnlyUsedFonts: true });
  for (const [weight, font] of [
    ['normal', NOTO_SANS],
    ['bold', NOTO_SANS_BOLD],
  ] as const) {
    doc.addFileToVFS(`${FONT_FAMILY}-${weight}.ttf`, font);
    doc.addFont(`${FONT_FAMILY}-${weight}.ttf`, FONT_FAMILY, weight);
  }
  doc.setLineHeightFactor(LINE_HEIGHT);
  doc.setProperties({ title });
  doc.setLanguage(language);
  const tags = addTags(doc);
  const writeLines = createLineWriter(doc, FONT_FAMILY);
  const missing = new Set<string>();
  const widths: Record<Weight, Map<string, number>> = { normal: new Map(), bold: new Map() };

  /** Caches widths of characters at 1 pt: asking the font costs more than drawing. */
  const measureWidth = (sign: string, weight: Weight): number => {
    const cached = widths[weight].get(sign);
    if (cached !== undefined) return cached;
    const width = doc.setFont(FONT_FAMILY, weight).getStringUnitWidth(sign);
    widths[weight].set(sign, width);
    return width;
  };

  /** Caches widths of words, which repeat. */
  const widthOfPart = (part: string, weight: Weight): number => {
    const cached = widths[weight].get(part);
    if (cached !== undefined) return cached;
    let sum = 0;
    for (const sign of part) sum += measureWidth(sign, weight);
    if (widths[weight].size < WIDTHS_MAX) widths[weight].set(part, sum);
    return sum;
  };

  const shown = (text: string): string => {
    if (isPrintable(text)) return text;
    for (const sign of findMissing(text)) missing.add(sign);
    return toPrintable(text);
  };

  return {
    doc,
    tags,
    width: doc.internal.pageSize.getWidth(),
    height: doc.internal.pageSize.getHeight(),
    shown,
    widthOf(text, { size, weight = 'normal' }) {
      return widthOfPart(shown(text), weight) * size * MM_PER_POINT;
    },
    lines(text, width, { size, weight = 'normal' }) {
      return wrapText(shown(text), width / (size * MM_PER_POINT), (part) => widthOfPart(part, weight));
    },
    write(text, left, top, style) {
      const { size, weight = 'normal', align = 'left', tone = 'normal', role = 'P' } = style;
      const [red, green, blue] = TONES[tone];
      doc.setFont(FONT_FAMILY, weight).setFontSize(size).setTextColor(red, green, blue);
      tags.text(role, () => {
        const lines = [text].flat();
        lines.forEach((line, index) => {
          const base = top + size * MM_PER_POINT * ASCENT + index * getLineHeight(style);
          // A space at the line's end, otherwise screen readers and copying join two words.
          const gap = index < lines.length - 1 && align === 'left' ? ' ' : '';
          doc.text(shown(line) + gap, left, base, { align });
        });
      });
    },
    writeShown(texts, { size, weight = 'normal', tone = 'normal', role = 'P' }) {
      const [red, green, blue] = TONES[tone];
      doc.setFont(FONT_FAMILY, weight).setFontSize(size).setTextColor(red, green, blue);
      tags.text(role, () => {
        // A space after each cell, otherwise screen readers and copying join the cells of a row.
        const lines = texts.map(({ text, left, top }) => ({
          text: `${text} `,
          left,
          base: top + size * MM_PER_POINT * ASCENT,
        }));
        writeLines(lines, { size, weight, color: `${[red, green, blue].map(toColorPart).join(' ')} rg` });
      });
    },
    file() {
      return {
        bytes: new Uint8Array(doc.output('arraybuffer')),
        pages: doc.getNumberOfPages(),
        missing: [...missing],
      };
    },
  };
}
