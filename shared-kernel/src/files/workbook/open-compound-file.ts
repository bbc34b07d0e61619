import { joinBytes } from '../join-bytes';
import { read, refuse, type Reading } from '../reading';

/** Signature of a compound file. Source: [MS-CFB] 2 */
const SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const HEADER = 512;
const ENTRY = 128;
const STREAM = 2;
const ROOT = 5;
/** Sector numbers from here on are marks: end of a chain, free sector. */
const LAST_SECTOR = 0xfffffffa;
const TABLES_IN_HEADER = 109;

interface Entry {
  readonly name: string;
  readonly kind: number;
  readonly start: number;
  readonly size: number;
}

interface CompoundFile {
  has(name: string): boolean;
  stream(name: string): Reading<Uint8Array>;
}

/**
 * Opens a compound file. A chain is followed for at most as many sectors as the file has, so that a circular one ends.
 */
export function openCompoundFile(bytes: Uint8Array): Reading<CompoundFile> {
  if (bytes.length < HEADER || !SIGNATURE.every((byte, at) => bytes[at] === byte)) return refuse('impFileCorrupted');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shift = view.getUint16(30, true);
  const smallShift = view.getUint16(32, true);
  if ((shift !== 9 && shift !== 12) || smallShift !== 6) return refuse('impFileCorrupted');
  const sectors = getSectors(bytes, 1 << shift, 1 << shift);
  const table = readSectorTable(view, sectors);
  const directory = table && readChain(sectors, table, view.getUint32(48, true));
  if (!table || !directory) return refuse('impFileCorrupted');
  const entries = readEntries(directory);
  const root = entries.find(({ kind }) => kind === ROOT);
  const smallStream = root ? readChain(sectors, table, root.start) : null;
  const smallTable = readChain(sectors, table, view.getUint32(60, true));
  /** Short streams are in small sectors of one long stream, with a table of their own. */
  const small = (start: number) =>
    smallStream && smallTable && readChain(getSectors(smallStream, 0, 1 << smallShift), toNumbers(smallTable), start);
  const smallest = view.getUint32(56, true);
  const find = (name: string) => entries.find((entry) => entry.kind === STREAM && isSame(entry.name, name));
  return read({
    has: (name) => find(name) !== undefined,
    stream: (name) => {
      const entry = find(name);
      if (!entry) return refuse('impFileCorrupted');
      const content = entry.size < smallest ? small(entry.start) : readChain(sectors, table, entry.start);
      return content && content.length >= entry.size
        ? read(content.subarray(0, entry.size))
        : refuse('impFileCorrupted');
    },
  });
}

/** Compares names without regard to letter case. Source: [MS-CFB] 2.6.4 */
function isSame(one: string, other: string): boolean {
  return one.toUpperCase() === other.toUpperCase();
}

interface Sectors {
  readonly count: number;
  readonly size: number;
  /** Bytes of a sector; null if it is outside the file. */
  at(number: number): Uint8Array | null;
}

function getSectors(bytes: Uint8Array, first: number, size: number): Sectors {
  const count = Math.ceil((bytes.length - first) / size);
  return {
    count,
    size,
    at: (number) => (number < count ? bytes.subarray(first + number * size, first + (number + 1) * size) : null),
  };
}

/** Builds the table of next sectors, whose own sectors are listed in the header and in a chain. */
function readSectorTable(view: DataView, sectors: Sectors): Uint32Array | null {
  const places: number[] = [];
  for (let index = 0; index < TABLES_IN_HEADER; index += 1) places.push(view.getUint32(76 + index * 4, true));
  let next = view.getUint32(68, true);
  for (let steps = 0; next < LAST_SECTOR && steps < sectors.count; steps += 1) {
    const more = sectors.at(next);
    if (more?.length !== sectors.size) return null;
    const numbers = toNumbers(more);
    places.push(...numbers.subarray(0, -1));
    next = numbers.at(-1) ?? LAST_SECTOR;
  }
  const used = places.filter((place) => place < LAST_SECTOR);
  if (used.length > sectors.count) return null;
  const parts = used.map((place) => sectors.at(place));
  return parts.every((part) => part !== null && part.length === sectors.size) ? toNumbers(joinBytes(parts)) : null;
}

/** Reads a chain of sectors; null if it leaves the file or is circular. */
function readChain(sectors: Sectors, table: Uint32Array, start: number): Uint8Array | null {
  const parts: Uint8Array[] = [];
  for (let next = start; next < LAST_SECTOR; next = table[next] ?? LAST_SECTOR) {
    const part = sectors.at(next);
    if (!part || parts.length === sectors.count) return null;
    parts.push(part);
  }
  return joinBytes(parts);
}

function readEntries(directory: Uint8Array): readonly Entry[] {
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength);
  return Array.from({ length: Math.floor(directory.length / ENTRY) }, (_, index) => {
    const at = index * ENTRY;
    const nameLength = Math.min(Math.max(view.getUint16(at + 64, true) - 2, 0), 62);
    return {
      name: new TextDecoder('utf-16le').decode(directory.subarray(at, at + nameLength)),
      kind: directory[at + 66] ?? 0,
      start: view.getUint32(at + 116, true),
      size: view.getUint32(at + 120, true),
    };
  });
}

function toNumbers(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => view.getUint32(index * 4, true));
}
