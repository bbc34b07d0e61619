import { inflateSync } from 'node:zlib';

export type PageTexts = readonly string[];

/**
 * Reads the texts of our PDF by pages, with the table of each font that converts glyphs to letters. Text missing there
 * can be neither found nor copied.
 */
export function readPdf(bytes: Uint8Array): readonly PageTexts[] {
  const { objects, fonts } = parsePdf(bytes);
  return (
    [...objects.values()]
      .filter((body) => /\/Type \/Page\b(?!s)/.test(body))
      .map((page) => readTexts(readStream(objects, /\/Contents ([0-9]+) 0 R/.exec(page)?.[1]), fonts))
      // A line continued in another ends with a space.
      .map((texts) => texts.map((text) => text.trimEnd()))
  );
}

export interface ReadPart {
  readonly role: string;
  readonly text: string;
}

/** Returns what a screen reader reads of our PDF: structure parts with text, in order. */
export function readStructure(bytes: Uint8Array): readonly ReadPart[] {
  const { source, objects, fonts } = parsePdf(bytes);
  const pages = new Map<string, ReadonlyMap<string, string>>();
  const textOf = (page: string, mark: string) => {
    if (!pages.has(page)) {
      const stream = readStream(objects, /\/Contents ([0-9]+) 0 R/.exec(objects.get(page) ?? '')?.[1]);
      const marked = stream.matchAll(/<<\/MCID ([0-9]+)>> BDC([^]*?)EMC/g);
      pages.set(page, new Map([...marked].map(([, id = '', piece = '']) => [id, readTexts(piece, fonts).join('')])));
    }
    return pages.get(page)?.get(mark) ?? '';
  };
  const parts = (id: string): readonly ReadPart[] => {
    const [, role = '', page = '', kids = ''] =
      /\/S \/(\w+) \/P [0-9]+ 0 R (?:\/Pg ([0-9]+) 0 R )?\/K \[?([^\]>]*)\]?/.exec(objects.get(id) ?? '') ?? [];
    return [...kids.matchAll(/([0-9]+)( 0 R)?/g)].flatMap(([, kid = '', isPart]) =>
      isPart ? parts(kid) : [{ role, text: textOf(page, kid) }],
    );
  };
  const tree = objects.get(/\/StructTreeRoot ([0-9]+) 0 R/.exec(source)?.[1] ?? '') ?? '';
  return parts(/\/K ([0-9]+) 0 R/.exec(tree)?.[1] ?? '');
}

function parsePdf(bytes: Uint8Array) {
  const source = Buffer.from(bytes).toString('latin1');
  const objects = new Map(
    [...source.matchAll(/(?:^|\n)([0-9]+) 0 obj\n([^]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  return { source, objects, fonts: readFonts(source, objects) };
}

type Objects = ReadonlyMap<string, string>;
type Font = ReadonlyMap<string, string>;

function readFonts(source: string, objects: Objects): ReadonlyMap<string, Font> {
  const names = [...source.matchAll(/\/(F[0-9]+) ([0-9]+) 0 R/g)];
  return new Map(
    names.map(([, name = '', id = '']) => {
      const unicode = /\/ToUnicode ([0-9]+) 0 R/.exec(objects.get(id) ?? '')?.[1];
      const pairs = [...readStream(objects, unicode).matchAll(/<([0-9a-fA-F]{4})><([0-9a-fA-F]{4})>/g)];
      return [name, new Map(pairs.map(([, glyph = '', letter = '']) => [glyph.toLowerCase(), letter]))];
    }),
  );
}

function readTexts(stream: string, fonts: ReadonlyMap<string, Font>): PageTexts {
  let font: Font = new Map();
  const texts: string[] = [];
  const pieces = stream.matchAll(/\/(F[0-9]+) [0-9.]+ Tf|<([0-9a-fA-F]+)> Tj|\(((?:\\[^]|[^\\)])*)\) Tj/g);
  for (const [, name, hex, literal] of pieces) {
    if (name !== undefined) font = fonts.get(name) ?? new Map();
    if (hex !== undefined) texts.push(decodeGlyphs(hex, font));
    if (literal !== undefined) texts.push(decodeGlyphs(toHex(literal), font));
  }
  return texts;
}

/**
 * Converts a literal string to hexadecimal digits; a carriage return is the only byte that we write as a letter escape.
 * Source: ISO 32000-1, 7.3.4.2
 */
function toHex(literal: string): string {
  const bytes = literal.replace(/\\([^])/g, (_, escaped: string) => (escaped === 'r' ? '\r' : escaped));
  return Buffer.from(bytes, 'latin1').toString('hex');
}

function decodeGlyphs(hex: string, font: Font): string {
  const glyphs = hex.toLowerCase().match(/.{4}/g) ?? [];
  return glyphs.map((glyph) => String.fromCharCode(parseInt(font.get(glyph) ?? 'fffd', 16))).join('');
}

function readStream(objects: Objects, id = ''): string {
  const body = objects.get(id) ?? '';
  const [head = '', rest = ''] = body.split(/stream\n([^]*)/);
  const stream = rest.replace(/\nendstream[^]*$/, '');
  return head.includes('FlateDecode') ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : stream;
}
