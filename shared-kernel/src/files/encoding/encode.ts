import { joined } from '../joined-bytes';
import { decodeBytes } from './decode';
import type { CodePage } from './text-encoding';

/** What was written, and what it could not hold. */
export interface Encoded {
  readonly bytes: Uint8Array;
  /** Characters for which a look-alike was written: `і` as `i`, `«` as `"`. */
  readonly replaced: ReadonlySet<string>;
  /** Characters for which there is none; a question mark stands in their place. */
  readonly lost: ReadonlySet<string>;
}

/** Writes texts in one code page and remembers what it could not hold. */
export interface CodePageWriter {
  /** The text as it will be read: with its replacements, one character for each byte. */
  fitting(text: string): string;
  /** The bytes of a fitting text. */
  bytes(fitting: string): Uint8Array;
  readonly replaced: ReadonlySet<string>;
  readonly lost: ReadonlySet<string>;
}

/** Look-alikes for characters that a code page may lack, tried in this order. Source: reference/banking 4.2 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  і: 'i',
  І: 'I',
  ґ: 'г',
  Ґ: 'Г',
  '«': '"',
  '»': '"',
  '“': '"',
  '”': '"',
  '„': '"',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '–': '-',
  '—': '-',
  '\u2011': '-',
  '\u2212': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
  '…': '...',
  '№': 'N',
  '₴': 'грн',
  '€': 'EUR',
  '§': 'par.',
};

const LOST = '?';

function tableOf(codePage: CodePage): ReadonlyMap<string, number> {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const characters = [...decodeBytes(all, codePage)];
  return new Map(characters.map((character, byte) => [character, byte]));
}

const CODES = 0x10000;
const NONE = -1;

/** The byte of each code; all that code pages hold are of one. A map of characters takes four times as long. */
function codesOf(codePage: CodePage): Int16Array {
  const codes = new Int16Array(CODES).fill(NONE);
  for (const [character, byte] of tableOf(codePage)) codes[character.charCodeAt(0)] = byte;
  return codes;
}

const tables = new Map<CodePage, Int16Array>();

/** The byte of each code; made by decoding all bytes, since browsers can read code pages but not write them. */
function bytesByCode(codePage: CodePage): Int16Array {
  const table = tables.get(codePage) ?? codesOf(codePage);
  tables.set(codePage, table);
  return table;
}

function fits(text: string, table: Int16Array): boolean {
  for (let at = 0; at < text.length; at += 1) if (table[text.charCodeAt(at)] === NONE) return false;
  return true;
}

function bytesOf(fitting: string, table: Int16Array): Uint8Array {
  const bytes = new Uint8Array(fitting.length);
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = table[fitting.charCodeAt(at)] ?? NONE;
    bytes[at] = byte === NONE ? LOST.charCodeAt(0) : byte;
  }
  return bytes;
}

export function codePageWriter(codePage: CodePage): CodePageWriter {
  const table = bytesByCode(codePage);
  const replaced = new Set<string>();
  const lost = new Set<string>();
  const fittingCharacter = (character: string): string => {
    if (character.length === 1 && table[character.charCodeAt(0)] !== NONE) return character;
    const lookAlike = LOOK_ALIKES[character];
    if (lookAlike !== undefined) {
      replaced.add(character);
      return lookAlike;
    }
    lost.add(character);
    return LOST;
  };
  return {
    fitting(text) {
      const normal = text.normalize('NFC');
      return fits(normal, table) ? normal : Array.from(normal, fittingCharacter).join('');
    },
    bytes: (fitting) => bytesOf(fitting, table),
    replaced,
    lost,
  };
}

/** Writes characters that a code page lacks as numeric references of XML, so that none is lost. */
export function withReferences(text: string, codePage: CodePage): string {
  const table = bytesByCode(codePage);
  if (fits(text, table)) return text;
  const written = (character: string) =>
    fits(character, table) ? character : `&#${String(character.codePointAt(0))};`;
  return Array.from(text, written).join('');
}

/** The bytes of a text. UTF-8 gets its mark: without it spreadsheets take it for a code page. */
export function encodeText(text: string, encoding: 'utf-8' | CodePage): Encoded {
  if (encoding === 'utf-8')
    return { bytes: new TextEncoder().encode(`\ufeff${text}`), replaced: new Set(), lost: new Set() };
  const writer = codePageWriter(encoding);
  return { bytes: writer.bytes(writer.fitting(text)), replaced: writer.replaced, lost: writer.lost };
}

/** Characters that become bytes at once. */
const PIECES_AT_ONCE = 32_768;

/**
 * The bytes of a text that comes in pieces, without a mark. Pieces become bytes as they come: ten thousand operations kept
 * as texts until the last one cost more time in the garbage collector than their writing.
 * @param pieces end where a character ends, combining marks included
 */
export function encodePieces(pieces: Iterable<string>, encoding: 'utf-8' | CodePage): Encoded {
  const writer = encoding === 'utf-8' ? null : codePageWriter(encoding);
  const plain = new TextEncoder();
  const parts: Uint8Array[] = [];
  let text = '';
  const encode = () => {
    parts.push(writer ? writer.bytes(writer.fitting(text)) : plain.encode(text));
    text = '';
  };
  for (const piece of pieces) {
    text += piece;
    if (text.length >= PIECES_AT_ONCE) encode();
  }
  encode();
  return { bytes: joined(parts), replaced: writer?.replaced ?? new Set(), lost: writer?.lost ?? new Set() };
}
