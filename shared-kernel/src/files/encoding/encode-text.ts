import { joinBytes } from '../join-bytes';
import { decodeBytes } from './decode';
import type { CodePage } from './text-encoding';

interface Encoded {
  readonly bytes: Uint8Array;
  /** Characters replaced by a look-alike: `і` by `i`, `«` by `"`. */
  readonly replaced: ReadonlySet<string>;
  /** Characters without a look-alike, written as question marks. */
  readonly lost: ReadonlySet<string>;
}

/** Encodes texts in one code page and records the characters it lacks. */
interface CodePageWriter {
  substitute(text: string): string;
  bytes(fitting: string): Uint8Array;
  readonly replaced: ReadonlySet<string>;
  readonly lost: ReadonlySet<string>;
}

/**
 * Look-alikes of characters that a code page may lack, in order of trial. Source:
 * docs/requirements/banking-rules.md#encodings.
 */
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

function mapCharacters(codePage: CodePage): ReadonlyMap<string, number> {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const characters = [...decodeBytes(all, codePage)];
  return new Map(characters.map((character, byte) => [character, byte]));
}

const CODES = 0x10000;
const NONE = -1;

/** Builds a table by UTF-16 code units; a Map of characters takes four times as long. */
function buildTable(codePage: CodePage): Int16Array {
  const codes = new Int16Array(CODES).fill(NONE);
  for (const [character, byte] of mapCharacters(codePage)) codes[character.charCodeAt(0)] = byte;
  return codes;
}

const tables = new Map<CodePage, Int16Array>();

/** Returns the cached table, built by decoding all bytes, because browsers cannot encode code pages. */
function getTable(codePage: CodePage): Int16Array {
  const table = tables.get(codePage) ?? buildTable(codePage);
  tables.set(codePage, table);
  return table;
}

function isEncodable(text: string, table: Int16Array): boolean {
  for (let at = 0; at < text.length; at += 1) if (table[text.charCodeAt(at)] === NONE) return false;
  return true;
}

function encodeWithTable(fitting: string, table: Int16Array): Uint8Array {
  const bytes = new Uint8Array(fitting.length);
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = table[fitting.charCodeAt(at)] ?? NONE;
    bytes[at] = byte === NONE ? LOST.charCodeAt(0) : byte;
  }
  return bytes;
}

export function createCodePageWriter(codePage: CodePage): CodePageWriter {
  const table = getTable(codePage);
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
    substitute(text) {
      const normal = text.normalize('NFC');
      return isEncodable(normal, table) ? normal : Array.from(normal, fittingCharacter).join('');
    },
    bytes: (fitting) => encodeWithTable(fitting, table),
    replaced,
    lost,
  };
}

/** Writes characters that a code page lacks as numeric XML references. */
export function escapeMissingCharacters(text: string, codePage: CodePage): string {
  const table = getTable(codePage);
  if (isEncodable(text, table)) return text;
  const toReference = (character: string) =>
    isEncodable(character, table) ? character : `&#${String(character.codePointAt(0))};`;
  return Array.from(text, toReference).join('');
}

/** Encodes a text. UTF-8 gets a byte order mark: without it spreadsheets assume a code page. */
export function encodeText(text: string, encoding: 'utf-8' | CodePage): Encoded {
  if (encoding === 'utf-8')
    return { bytes: new TextEncoder().encode(`\ufeff${text}`), replaced: new Set(), lost: new Set() };
  const writer = createCodePageWriter(encoding);
  return { bytes: writer.bytes(writer.substitute(text)), replaced: writer.replaced, lost: writer.lost };
}

const PIECES_AT_ONCE = 32_768;

/**
 * Encodes a text that comes in pieces, without a mark. Keeping the texts of 10,000 operations to the end costs more
 * garbage collection than writing them.
 * @param pieces end where a character ends, combining marks included
 */
export function encodePieces(pieces: Iterable<string>, encoding: 'utf-8' | CodePage): Encoded {
  const writer = encoding === 'utf-8' ? null : createCodePageWriter(encoding);
  const plain = new TextEncoder();
  const parts: Uint8Array[] = [];
  let text = '';
  const encode = () => {
    parts.push(writer ? writer.bytes(writer.substitute(text)) : plain.encode(text));
    text = '';
  };
  for (const piece of pieces) {
    text += piece;
    if (text.length >= PIECES_AT_ONCE) encode();
  }
  encode();
  return { bytes: joinBytes(parts), replaced: writer?.replaced ?? new Set(), lost: writer?.lost ?? new Set() };
}
