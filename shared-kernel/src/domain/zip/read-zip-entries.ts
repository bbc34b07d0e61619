export interface ZipEntry {
  readonly name: string;
  readonly packing: 'stored' | 'deflated' | 'unknown';
  readonly isLocked: boolean;
  readonly checksum: number;
  /** Still compressed; null if the directory points outside. */
  readonly packed: Uint8Array | null;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
const COMMENT_MAX = 0xffff;
const PACKINGS: Readonly<Record<number, ZipEntry['packing']>> = { 0: 'stored', 8: 'deflated' };
const LOCKED = 1;

/** Reads the directory; null if there is none. No ZIP64. Source: APPNOTE 4.3. */
export function readZipEntries(bytes: Uint8Array): readonly ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end < 0) return null;
  const count = view.getUint16(end + 10, true);
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    const found = readEntry(bytes, view, at);
    if (!found) return null;
    entries.push(found.entry);
    at = found.next;
  }
  return entries;
}

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_LENGTH - COMMENT_MAX);
  for (let at = view.byteLength - END_LENGTH; at >= first; at -= 1) if (view.getUint32(at, true) === END) return at;
  return -1;
}

function readEntry(bytes: Uint8Array, view: DataView, at: number): { entry: ZipEntry; next: number } | null {
  if (at + ENTRY_LENGTH > bytes.length || view.getUint32(at, true) !== ENTRY) return null;
  const nameEnd = at + ENTRY_LENGTH + view.getUint16(at + 28, true);
  if (nameEnd > bytes.length) return null;
  return {
    entry: {
      name: new TextDecoder().decode(bytes.subarray(at + ENTRY_LENGTH, nameEnd)),
      packing: PACKINGS[view.getUint16(at + 10, true)] ?? 'unknown',
      isLocked: (view.getUint16(at + 8, true) & LOCKED) !== 0,
      checksum: view.getUint32(at + 16, true),
      packed: locate(bytes, view, view.getUint32(at + 42, true), view.getUint32(at + 20, true)),
    },
    next: nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true),
  };
}

/** Skips the local header, whose name and extra fields may differ in length. */
function locate(bytes: Uint8Array, view: DataView, at: number, length: number): Uint8Array | null {
  if (at + LOCAL_LENGTH > bytes.length || view.getUint32(at, true) !== LOCAL) return null;
  const start = at + LOCAL_LENGTH + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  return start + length <= bytes.length ? bytes.subarray(start, start + length) : null;
}
