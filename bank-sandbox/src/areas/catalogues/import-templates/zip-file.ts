/** A file inside an archive. */
export interface ZipEntry {
  readonly name: string;
  readonly content: Buffer;
}

const VERSION = 20;
/** 1 January 2026 in the form of DOS. */
const DATE = ((2026 - 1980) << 9) | (1 << 5) | 1;

/** An archive of files as they are, without compression: they are small. Source: PKWARE APPNOTE 4.3 */
export function zipFile(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const local = Buffer.concat([signature('PK\x03\x04'), common(entry), Buffer.from(entry.name), entry.content]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const made = Buffer.alloc(2);
    made.writeUInt16LE(VERSION);
    directory.push(Buffer.concat([signature('PK\x01\x02'), made, common(entry), place, Buffer.from(entry.name)]));
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  return Buffer.concat([...locals, central, directoryEnd(entries.length, central.length, offset)]);
}

/** What the entry's own header and the directory say alike. */
function common({ name, content }: ZipEntry): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(DATE, 8);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(content.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return fields;
}

function directoryEnd(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(18);
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([signature('PK\x05\x06'), end]);
}

function signature(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}

/** The checksum of ISO 3309. `node:zlib` has one only from 20.15 on. */
export function crc32(content: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of content) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
