import { jsPDF } from 'jspdf';
import { isHeldWhole, NOTO_SANS, NOTO_SANS_BOLD, notHeld, printable } from '../fonts';
import type { PrintedFile } from '../printed-file';
import { lineWriter, share } from './line-writer';
import { tagged, type Tags, type TextRole } from './tags';
import { wrap } from './wrap';

export type Weight = 'normal' | 'bold';

/** Black; grey for what matters less; the ink of a stamp. As red, green, blue. */
export const TONES = { normal: [0, 0, 0], quiet: [90, 90, 90], stamp: [24, 62, 140] } as const;
export type Tone = keyof typeof TONES;

export interface TextStyle {
  /** Points. */
  readonly size: number;
  readonly weight?: Weight;
  /** `right`: the text ends at the given place. */
  readonly align?: 'left' | 'center' | 'right';
  readonly tone?: Tone;
  /** What it is to somebody who has it read out; a paragraph if nothing is said. */
  readonly role?: TextRole;
}

export interface PaperOptions {
  readonly orientation: 'portrait' | 'landscape';
  readonly title: string;
  /** Two letters, for readers that speak. */
  readonly language: 'uk' | 'ru' | 'en';
}

/** A PDF of A4 pages in which only what the font holds is written. Lengths are millimetres, from the top left corner. */
export interface Paper {
  /** For lines and boxes; texts go through `write`. */
  readonly doc: jsPDF;
  readonly tags: Tags;
  readonly width: number;
  readonly height: number;
  /** A text as the font can show it. */
  shown(text: string): string;
  /** A text as lines no wider than that. */
  lines(text: string, width: number, style: TextStyle): readonly string[];
  /** Millimetres that a text takes in one line. */
  widthOf(text: string, style: TextStyle): number;
  /** @param top of the first line's letters */
  write(text: string | readonly string[], left: number, top: number, style: TextStyle): void;
  /** Many texts of one style, each a line that `lines` or `shown` gave: ten times faster than one after the other. */
  writeShown(texts: readonly ShownText[], style: TextStyle): void;
  /** What has been drawn. */
  file(): PrintedFile;
}

/** A line of text with its place: where it begins, and the top of its letters. */
export interface ShownText {
  readonly text: string;
  readonly left: number;
  readonly top: number;
}

export const FONT_FAMILY = 'NotoSans';
const MM_PER_POINT = 25.4 / 72;
/** Of the letters' size: what Noto Sans needs for its accents and tails. */
const LINE_HEIGHT = 1.25;
const ASCENT = 1.05;
/** Widths that are remembered: words of a long list, and no more. */
const WIDTHS_MAX = 50_000;

/** The height of a line of that size. */
export function lineHeight({ size }: Pick<TextStyle, 'size'>): number {
  return size * MM_PER_POINT * LINE_HEIGHT;
}

export function openPaper({ orientation, title, language }: PaperOptions): Paper {
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
  const tags = tagged(doc);
  const writeLines = lineWriter(doc, FONT_FAMILY);
  const missing = new Set<string>();
  const widths: Record<Weight, Map<string, number>> = { normal: new Map(), bold: new Map() };

  /** Points of a character of one point; asking the font costs more than drawing, and lists have a million characters. */
  const widthOf = (sign: string, weight: Weight): number => {
    const known = widths[weight].get(sign);
    if (known !== undefined) return known;
    const width = doc.setFont(FONT_FAMILY, weight).getStringUnitWidth(sign);
    widths[weight].set(sign, width);
    return width;
  };

  /** Points of a part of a text; words come again and again. */
  const widthOfPart = (part: string, weight: Weight): number => {
    const known = widths[weight].get(part);
    if (known !== undefined) return known;
    let sum = 0;
    for (const sign of part) sum += widthOf(sign, weight);
    if (widths[weight].size < WIDTHS_MAX) widths[weight].set(part, sum);
    return sum;
  };

  const shown = (text: string): string => {
    if (isHeldWhole(text)) return text;
    for (const sign of notHeld(text)) missing.add(sign);
    return printable(text);
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
      return wrap(shown(text), width / (size * MM_PER_POINT), (part) => widthOfPart(part, weight));
    },
    write(text, left, top, style) {
      const { size, weight = 'normal', align = 'left', tone = 'normal', role = 'P' } = style;
      const [red, green, blue] = TONES[tone];
      doc.setFont(FONT_FAMILY, weight).setFontSize(size).setTextColor(red, green, blue);
      tags.text(role, () => {
        const lines = [text].flat();
        lines.forEach((line, index) => {
          const base = top + size * MM_PER_POINT * ASCENT + index * lineHeight(style);
          // Read out or copied, the words of two lines would be one.
          const gap = index < lines.length - 1 && align === 'left' ? ' ' : '';
          doc.text(shown(line) + gap, left, base, { align });
        });
      });
    },
    writeShown(texts, { size, weight = 'normal', tone = 'normal', role = 'P' }) {
      const [red, green, blue] = TONES[tone];
      doc.setFont(FONT_FAMILY, weight).setFontSize(size).setTextColor(red, green, blue);
      tags.text(role, () => {
        // Read out or copied, the cells of a row would be one word.
        const lines = texts.map(({ text, left, top }) => ({
          text: `${text} `,
          left,
          base: top + size * MM_PER_POINT * ASCENT,
        }));
        writeLines(lines, { size, weight, color: `${[red, green, blue].map(share).join(' ')} rg` });
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
