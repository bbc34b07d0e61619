const SECTOR = 512;
/** Streams shorter than this would lie in sectors of another size. */
const STREAM_MIN = 4096;
const FREE = 0xffffffff;
const CHAIN_END = 0xfffffffe;
const TABLE_SECTOR = 0xfffffffd;
/** The table of sectors, the directory, then the stream. */
const TABLE_AT = 0;
const DIRECTORY_AT = 1;
const STREAM_AT = 2;
const ENTRY = 128;
const ROOT = 5;
const STREAM = 2;

/** A compound file with one stream of at most 60 kilobytes, filled up with zeros. Source: [MS-CFB] 2 */
export function compoundFile(name: string, stream: Buffer): Buffer {
  const size = Math.max(Math.ceil(stream.length / SECTOR) * SECTOR, STREAM_MIN);
  const sectors = STREAM_AT + size / SECTOR;
  if (sectors > SECTOR / 4) throw new Error(`${name} is too long for one table of sectors`);
  const padded = Buffer.concat([stream, Buffer.alloc(size - stream.length)]);
  return Buffer.concat([header(), sectorTable(sectors), directory(name, size), padded]);
}

function header(): Buffer {
  const bytes = Buffer.alloc(SECTOR, 0xff);
  bytes.fill(0, 0, 76);
  bytes.write('d0cf11e0a1b11ae1', 0, 'hex');
  bytes.writeUInt16LE(0x3e, 24);
  bytes.writeUInt16LE(3, 26);
  bytes.writeUInt16LE(0xfffe, 28);
  // Powers of two: a sector, a small sector.
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt16LE(6, 32);
  bytes.writeUInt32LE(1, 44);
  bytes.writeUInt32LE(DIRECTORY_AT, 48);
  bytes.writeUInt32LE(STREAM_MIN, 56);
  bytes.writeUInt32LE(CHAIN_END, 60);
  bytes.writeUInt32LE(CHAIN_END, 68);
  bytes.writeUInt32LE(TABLE_AT, 76);
  return bytes;
}

/** For each sector the one that follows it. */
function sectorTable(sectors: number): Buffer {
  const table = Buffer.alloc(SECTOR, 0xff);
  table.writeUInt32LE(TABLE_SECTOR, TABLE_AT * 4);
  table.writeUInt32LE(CHAIN_END, DIRECTORY_AT * 4);
  for (let at = STREAM_AT; at < sectors; at += 1) table.writeUInt32LE(at + 1 < sectors ? at + 1 : CHAIN_END, at * 4);
  return table;
}

function directory(name: string, size: number): Buffer {
  return Buffer.concat([
    entry({ name: 'Root Entry', type: ROOT, child: 1, start: CHAIN_END, size: 0 }),
    entry({ name, type: STREAM, child: FREE, start: STREAM_AT, size }),
    entry({ name: '', type: 0, child: FREE, start: 0, size: 0 }),
    entry({ name: '', type: 0, child: FREE, start: 0, size: 0 }),
  ]);
}

interface Entry {
  readonly name: string;
  readonly type: number;
  readonly child: number;
  readonly start: number;
  readonly size: number;
}

function entry({ name, type, child, start, size }: Entry): Buffer {
  const bytes = Buffer.alloc(ENTRY);
  bytes.write(name, 0, 'utf16le');
  bytes.writeUInt16LE(name === '' ? 0 : (name.length + 1) * 2, 64);
  bytes.writeUInt8(type, 66);
  bytes.writeUInt8(1, 67);
  bytes.writeUInt32LE(FREE, 68);
  bytes.writeUInt32LE(FREE, 72);
  bytes.writeUInt32LE(child, 76);
  bytes.writeUInt32LE(start, 116);
  bytes.writeUInt32LE(size, 120);
  return bytes;
}
