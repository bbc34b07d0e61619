import { FILE_BYTES_MAX, PARTS_MAX } from '../limits';
import { read, refused, tooLarge, type Reading } from '../reading';

/** One file inside an archive, as its directory describes it. */
export interface ZipPart {
  readonly name: string;
  readonly isDeflated: boolean;
  readonly checksum: number;
  /** As it lies in the archive, still packed. */
  readonly packed: Uint8Array;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
const COMMENT_MAX = 0xffff;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

/** The parts of an archive. Archives of more than 4 GB are none of ours. Source: APPNOTE 4.3 */
export function readZipDirectory(bytes: Uint8Array): Reading<readonly ZipPart[]> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end < 0) return refused('impFileCorrupted');
  const count = view.getUint16(end + 10, true);
  if (count > PARTS_MAX) return tooLarge(FILE_BYTES_MAX);
  const parts: ZipPart[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    const entry = readEntry(bytes, view, at);
    if (!entry) return refused('impFileCorrupted');
    parts.push(entry.part);
    at = entry.next;
  }
  return read(parts);
}

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_LENGTH - COMMENT_MAX);
  for (let at = view.byteLength - END_LENGTH; at >= first; at -= 1) if (view.getUint32(at, true) === END) return at;
  return -1;
}

function readEntry(bytes: Uint8Array, view: DataView, at: number): { part: ZipPart; next: number } | null {
  if (at + ENTRY_LENGTH > bytes.length || view.getUint32(at, true) !== ENTRY) return null;
  const method = view.getUint16(at + 10, true);
  const isReadable = (method === STORED || method === DEFLATED) && (view.getUint16(at + 8, true) & ENCRYPTED) === 0;
  const nameEnd = at + ENTRY_LENGTH + view.getUint16(at + 28, true);
  const next = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  const content = locate(bytes, view, view.getUint32(at + 42, true), view.getUint32(at + 20, true));
  if (!isReadable || !content || nameEnd > bytes.length) return null;
  const name = new TextDecoder().decode(bytes.subarray(at + ENTRY_LENGTH, nameEnd));
  const checksum = view.getUint32(at + 16, true);
  return { part: { name, isDeflated: method === DEFLATED, checksum, packed: content }, next };
}

/** The content stands behind a header of its own, whose names may be longer or shorter than in the directory. */
function locate(bytes: Uint8Array, view: DataView, at: number, length: number): Uint8Array | null {
  if (at + LOCAL_LENGTH > bytes.length || view.getUint32(at, true) !== LOCAL) return null;
  const start = at + LOCAL_LENGTH + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  return start + length <= bytes.length ? bytes.subarray(start, start + length) : null;
}
