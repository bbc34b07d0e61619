const WIDE = 1;
const EXTENDED = 4;
const RICH = 8;

const utf16 = new TextDecoder('utf-16le');
const latin1 = new TextDecoder('windows-1252');

/** Decodes characters of two bytes each, or of one if all are Latin-1. */
export function decodeCharacters(bytes: Uint8Array, isWide: boolean): string {
  if (isWide) return utf16.decode(bytes);
  // Bytes 80..9F are control characters here, but the platform's decoder takes them for windows-1252.
  return bytes.some((byte) => byte >= 0x80 && byte < 0xa0) ? String.fromCharCode(...bytes) : latin1.decode(bytes);
}

/**
 * Reads the string table, which continues in further records, even in the middle of a string; the continuation states
 * its character width again. Source: [MS-XLS] 2.4.265, 2.5.293
 * @param parts data of the table's record and its continuations
 */
export function readStringTable(parts: readonly Uint8Array[]): readonly string[] {
  const reader = createPartsReader(parts);
  reader.skip(4);
  const count = reader.number(4);
  const strings: string[] = [];
  while (strings.length < count && !reader.isAtEnd()) strings.push(readString(reader));
  return strings;
}

type PartsReader = ReturnType<typeof createPartsReader>;

function readString(reader: PartsReader): string {
  const length = reader.number(2);
  const flags = reader.number(1);
  const runs = flags & RICH ? reader.number(2) : 0;
  const extension = flags & EXTENDED ? reader.number(4) : 0;
  const text = reader.characters(length, (flags & WIDE) !== 0);
  reader.skip(runs * 4 + extension);
  return text;
}

function createPartsReader(parts: readonly Uint8Array[]) {
  let part = 0;
  let at = 0;
  const moveToData = () => {
    while (part < parts.length && at >= (parts[part]?.length ?? 0)) {
      part += 1;
      at = 0;
    }
  };
  const byte = (): number => {
    moveToData();
    const value = parts[part]?.[at] ?? 0;
    at += 1;
    return value;
  };
  return {
    isAtEnd: () => {
      moveToData();
      return part >= parts.length;
    },
    number(bytes: 1 | 2 | 4): number {
      let value = 0;
      for (let index = 0; index < bytes; index += 1) value += byte() * 256 ** index;
      return value;
    },
    skip(count: number): void {
      for (let remaining = count; remaining > 0;) {
        moveToData();
        const there = parts[part];
        if (!there) return;
        const step = Math.min(remaining, there.length - at);
        at += step;
        remaining -= step;
      }
    },
    characters(length: number, isWideAtFirst: boolean): string {
      const texts: string[] = [];
      let isWide = isWideAtFirst;
      for (let remaining = length; remaining > 0;) {
        if (at >= (parts[part]?.length ?? 0)) {
          moveToData();
          if (part >= parts.length) break;
          isWide = (byte() & WIDE) !== 0;
        }
        const size = isWide ? 2 : 1;
        const here = parts[part] ?? new Uint8Array();
        const sliceLength = Math.min(remaining, Math.floor((here.length - at) / size));
        texts.push(decodeCharacters(here.subarray(at, at + sliceLength * size), isWide));
        at += sliceLength * size;
        remaining -= sliceLength;
        // Half a character at the end of a part: the file is damaged; the next part is read.
        if (sliceLength === 0) at = here.length;
      }
      return texts.join('');
    },
  };
}
