export interface ArchiveFile {
  readonly name: string;
  readonly checksum: number;
  readonly content: Uint8Array;
}

const LOCAL = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
const LOCAL_LENGTH = 30;
const ENTRY_LENGTH = 46;
const END_LENGTH = 22;
const VERSION = 20;

/** Builds an uncompressed archive: the workbook reader accepts only archives, and inflates a third slower. */
export function buildStoredZip(parts: readonly ArchiveFile[]): Uint8Array {
  const files = parts.map((part) => ({ ...part, nameBytes: new TextEncoder().encode(part.name) }));
  const length = files.reduce(
    (sum, { nameBytes, content }) => sum + LOCAL_LENGTH + ENTRY_LENGTH + 2 * nameBytes.length + content.length,
    END_LENGTH,
  );
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  let at = 0;
  const places = files.map((part) => {
    const place = at;
    view.setUint32(at, LOCAL, true);
    view.setUint16(at + 4, VERSION, true);
    writeSizes(view, at + 14, part);
    bytes.set(part.nameBytes, at + LOCAL_LENGTH);
    bytes.set(part.content, at + LOCAL_LENGTH + part.nameBytes.length);
    at += LOCAL_LENGTH + part.nameBytes.length + part.content.length;
    return place;
  });
  const directoryAt = at;
  for (const [index, part] of files.entries()) {
    view.setUint32(at, ENTRY, true);
    view.setUint16(at + 4, VERSION, true);
    view.setUint16(at + 6, VERSION, true);
    writeSizes(view, at + 16, part);
    view.setUint32(at + 42, places[index] ?? 0, true);
    bytes.set(part.nameBytes, at + ENTRY_LENGTH);
    at += ENTRY_LENGTH + part.nameBytes.length;
  }
  view.setUint32(at, END, true);
  view.setUint16(at + 8, files.length, true);
  view.setUint16(at + 10, files.length, true);
  view.setUint32(at + 12, at - directoryAt, true);
  view.setUint32(at + 16, directoryAt, true);
  return bytes;
}

/** Writes fields in the order of both headers. */
function writeSizes(view: DataView, at: number, part: ArchiveFile & { readonly nameBytes: Uint8Array }): void {
  view.setUint32(at, part.checksum, true);
  view.setUint32(at + 4, part.content.length, true);
  view.setUint32(at + 8, part.content.length, true);
  view.setUint16(at + 12, part.nameBytes.length, true);
}
