import { inflateSync } from 'node:zlib';

/**
 * The text of a PDF that pdfkit wrote, lines and pages joined by spaces: what its fonts map the printed glyphs back to.
 * @param base64 the file
 */
export function textOfPdf(base64: string): string {
  const file = Buffer.from(base64, 'base64').toString('latin1');
  if (!file.startsWith('%PDF-')) throw new Error('not a PDF');
  const objects = objectsOf(file);
  const fonts = fontsOf(objects);
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head));
  const texts = pages.map(({ head }) => {
    const content = objects.get(/\/Contents (\d+)/.exec(head)?.[1] ?? '')?.stream ?? '';
    return shown(content, fonts);
  });
  return texts.join(' ').replace(/\s+/g, ' ');
}

interface PdfObject {
  readonly head: string;
  readonly stream: string;
}

function objectsOf(file: string): ReadonlyMap<string, PdfObject> {
  const found = [...file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)];
  return new Map(found.map(([, id = '', body = '']) => [id, parse(body)]));
}

function parse(body: string): PdfObject {
  const [, head = body, packed] = /^([\s\S]*?)\nstream\n([\s\S]*)\nendstream$/.exec(body) ?? [];
  if (packed === undefined) return { head, stream: '' };
  const bytes = Buffer.from(packed, 'latin1');
  return { head, stream: (head.includes('FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1') };
}

type Glyphs = ReadonlyMap<number, string>;

/** Fonts by the name that the pages call them. */
function fontsOf(objects: ReadonlyMap<string, PdfObject>): ReadonlyMap<string, Glyphs> {
  const fonts = new Map<string, Glyphs>();
  for (const { head } of objects.values())
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const cmap = objects.get(/\/ToUnicode (\d+)/.exec(objects.get(id)?.head ?? '')?.[1] ?? '')?.stream;
      if (cmap !== undefined) fonts.set(name, glyphsOf(cmap));
    }
  return fonts;
}

function glyphsOf(cmap: string): Glyphs {
  const glyphs = new Map<number, string>();
  for (const [, first = '', list = ''] of cmap.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g)) {
    const codes = [...list.matchAll(/<([0-9a-f ]+)>/g)].map(([, code = '']) => code.replaceAll(' ', ''));
    codes.forEach((code, index) => {
      glyphs.set(parseInt(first, 16) + index, Buffer.from(code, 'hex').swap16().toString('utf16le'));
    });
  }
  return glyphs;
}

function shown(content: string, fonts: ReadonlyMap<string, Glyphs>): string {
  let glyphs: Glyphs = new Map();
  let text = '';
  for (const [, font, array] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) glyphs = fonts.get(font) ?? glyphs;
    else text += ` ${decoded(array ?? '', glyphs)}`;
  }
  return text;
}

function decoded(array: string, glyphs: Glyphs): string {
  const codes = [...array.matchAll(/<([0-9a-f]*)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
  return codes.map((code) => glyphs.get(parseInt(code, 16)) ?? '').join('');
}
