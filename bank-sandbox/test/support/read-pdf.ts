import { inflateSync } from 'node:zlib';

/**
 * Lines and pages joined by spaces, by the fonts' character maps.
 * @param base64 the file
 */
export function extractPdfText(base64: string): string {
  const file = Buffer.from(base64, 'base64').toString('latin1');
  if (!file.startsWith('%PDF-')) throw new Error('not a PDF');
  const objects = parseObjects(file);
  const fonts = parseFonts(objects);
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head));
  const texts = pages.map(({ head }) => {
    const content = objects.get(/\/Contents (\d+)/.exec(head)?.[1] ?? '')?.stream ?? '';
    return decodeText(content, fonts);
  });
  return texts.join(' ').replace(/\s+/g, ' ');
}

export interface ReadPart {
  readonly type: string;
  readonly text: string;
}

/**
 * Parts in reading order with their texts.
 * @param base64 the file
 */
export function extractPdfStructure(base64: string): {
  readonly file: string;
  readonly structure: readonly ReadPart[];
} {
  const file = Buffer.from(base64, 'base64').toString('latin1');
  const objects = parseObjects(file);
  const fonts = parseFonts(objects);
  const head = (id: string) => objects.get(id)?.head ?? '';
  const marked = new Map<string, ReadonlyMap<number, string>>();
  const textOn = (page: string, mark: number) => {
    const content = objects.get(/\/Contents (\d+)/.exec(head(page))?.[1] ?? '')?.stream ?? '';
    if (!marked.has(page)) marked.set(page, markedTexts(content, fonts));
    return marked.get(page)?.get(mark) ?? '';
  };
  const parts = (id: string): readonly ReadPart[] => {
    const [type = '', page = ''] = [/\/S \/(\w+)/.exec(head(id))?.[1], /\/Pg (\d+) 0 R/.exec(head(id))?.[1]];
    const kids = /\/K \[([^\]]*)\]/.exec(head(id))?.[1] ?? /\/K (\d+(?: 0 R)?)/.exec(head(id))?.[1] ?? '';
    return [...kids.matchAll(/(\d+) 0 R|(\d+)/g)].flatMap(([, kid, mark]) =>
      kid === undefined ? [{ type, text: textOn(page, Number(mark)) }] : parts(kid),
    );
  };
  const root = /\/StructTreeRoot (\d+) 0 R/.exec(file)?.[1];
  return { file, structure: root === undefined ? [] : parts(root) };
}

/** Extracts texts by structure mark. */
function markedTexts(content: string, fonts: ReadonlyMap<string, Glyphs>): ReadonlyMap<number, string> {
  const pieces = content.matchAll(/\/MCID (\d+)[^>]*>> BDC([\s\S]*?)EMC/g);
  return new Map(
    [...pieces].map(([, mark, text = '']) => [Number(mark), decodeText(text, fonts).replace(/\s+/g, ' ').trim()]),
  );
}

interface PdfObject {
  readonly head: string;
  readonly stream: string;
}

function parseObjects(file: string): ReadonlyMap<string, PdfObject> {
  const objects = [...file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)];
  return new Map(objects.map(([, id = '', body = '']) => [id, parse(body)]));
}

function parse(body: string): PdfObject {
  const [, head = body, packed] = /^([\s\S]*?)\nstream\n([\s\S]*)\nendstream$/.exec(body) ?? [];
  if (packed === undefined) return { head, stream: '' };
  const bytes = Buffer.from(packed, 'latin1');
  return { head, stream: (head.includes('FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1') };
}

type Glyphs = ReadonlyMap<number, string>;

function parseFonts(objects: ReadonlyMap<string, PdfObject>): ReadonlyMap<string, Glyphs> {
  const fonts = new Map<string, Glyphs>();
  for (const { head } of objects.values())
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const cmap = objects.get(/\/ToUnicode (\d+)/.exec(objects.get(id)?.head ?? '')?.[1] ?? '')?.stream;
      if (cmap !== undefined) fonts.set(name, parseGlyphs(cmap));
    }
  return fonts;
}

function parseGlyphs(cmap: string): Glyphs {
  const glyphs = new Map<number, string>();
  for (const [, first = '', list = ''] of cmap.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g)) {
    const codes = [...list.matchAll(/<([0-9a-f ]+)>/g)].map(([, code = '']) => code.replaceAll(' ', ''));
    codes.forEach((code, index) => {
      glyphs.set(parseInt(first, 16) + index, Buffer.from(code, 'hex').swap16().toString('utf16le'));
    });
  }
  return glyphs;
}

function decodeText(content: string, fonts: ReadonlyMap<string, Glyphs>): string {
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
