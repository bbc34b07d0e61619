import { COLUMNS_MAX } from '../limits';
import { read, refuse, type Reading } from '../reading';

export interface DbfField {
  readonly name: string;
  /** C and V text, N and F numbers, D day, L boolean; FoxPro: Y currency, B double, I integer, T day and time. */
  readonly type: string;
  readonly length: number;
  /** Offset in a record, after the deletion mark. */
  readonly at: number;
}

export interface DbfHeader {
  readonly recordsAt: number;
  readonly recordLength: number;
  readonly recordCount: number;
  /** Code page according to the file; often absent, sometimes wrong. */
  readonly languageByte: number;
  readonly fields: readonly DbfField[];
  readonly externalFields: readonly DbfField[];
}

const HEADER = 32;
const DESCRIPTOR = 32;
const NAME = 11;
const FIELDS_END = 0x0d;
/**
 * dBase III and IV, FoxBASE, FoxPro, Visual FoxPro, with and without memo files; dBase 7 (04) has other descriptors.
 */
const VERSIONS: ReadonlySet<number> = new Set([0x02, 0x03, 0x30, 0x31, 0x32, 0x43, 0x63, 0x83, 0x8b, 0xcb, 0xf5, 0xfb]);
/** Hidden column in which Visual FoxPro stores which cells are null. */
const HIDDEN = '0';
const READABLE: ReadonlySet<string> = new Set(['C', 'V', 'N', 'F', 'D', 'L']);
/** Memos and pictures: the table has only an offset in another file, which is not supplied. */
const EXTERNAL: ReadonlySet<string> = new Set(['M', 'G', 'P']);
/** FoxPro types stored as bytes rather than digits, with their fixed lengths. */
const BINARY: ReadonlyMap<string, number> = new Map([
  ['Y', 8],
  ['B', 8],
  ['I', 4],
  ['T', 8],
]);

export function isBinary({ type, length }: Pick<DbfField, 'type' | 'length'>): boolean {
  return BINARY.get(type) === length;
}

/** True for bytes that begin like a dBase table, as no text does. */
export function isProbablyDbf(bytes: Uint8Array): boolean {
  const [version = 0, , month = 0, day = 0] = bytes;
  return VERSIONS.has(version) && bytes.length > HEADER && month <= 12 && day <= 31;
}

/** Reads and validates the header: wrong sizes would shift every cell of every payment. */
export function readDbfHeader(bytes: Uint8Array): Reading<DbfHeader> {
  if (bytes.length <= HEADER) return refuse('impFileCorrupted');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const recordCount = view.getUint32(4, true);
  const recordsAt = view.getUint16(8, true);
  const recordLength = view.getUint16(10, true);
  const descriptors = readDescriptors(bytes, recordsAt);
  if (!descriptors.ok) return descriptors;
  const fields = locateFields(descriptors.value, recordLength);
  if (!fields) return refuse('impFileCorrupted');
  const unreadable = fields.find((field) => isShown(field) && !READABLE.has(field.type) && !isBinary(field));
  if (unreadable) return refuse('unknownFieldType', { column: unreadable.name, type: unreadable.type });
  const externalFields = fields.filter(({ type }) => EXTERNAL.has(type));
  const languageByte = bytes[29] ?? 0;
  return read({ recordsAt, recordLength, recordCount, languageByte, fields: fields.filter(isShown), externalFields });
}

interface Descriptor {
  readonly name: string;
  readonly type: string;
  readonly length: number;
  readonly decimals: number;
}

function readDescriptors(bytes: Uint8Array, recordsAt: number): Reading<readonly Descriptor[]> {
  const descriptors: Descriptor[] = [];
  for (let at = HEADER; bytes[at] !== FIELDS_END; at += DESCRIPTOR) {
    const isInside = at + DESCRIPTOR < Math.min(recordsAt, bytes.length);
    if (!isInside || descriptors.length === COLUMNS_MAX) return refuse('impFileCorrupted');
    const name = readAsciiUntilZero(bytes.subarray(at, at + NAME));
    if (name === '') return refuse('impFileCorrupted');
    descriptors.push({
      name,
      type: String.fromCharCode(bytes[at + NAME] ?? 0),
      length: bytes[at + 16] ?? 0,
      decimals: bytes[at + 17] ?? 0,
    });
  }
  return descriptors.length > 0 ? read(descriptors) : refuse('impFileCorrupted');
}

function readAsciiUntilZero(bytes: Uint8Array): string {
  const end = bytes.indexOf(0);
  return String.fromCharCode(...(end < 0 ? bytes : bytes.subarray(0, end))).trim();
}

/**
 * Returns the fields with their offsets if their lengths add up to the record's, else null. Clipper and FoxPro store
 * the high byte of a text's length in the byte of decimals: 420 is 164 and 1.
 */
function locateFields(descriptors: readonly Descriptor[], recordLength: number): readonly DbfField[] | null {
  const asDeclared = placeFields(descriptors.map(({ name, type, length }) => ({ name, type, length })));
  const withLongTexts = placeFields(
    descriptors.map(({ name, type, length, decimals }) => ({
      name,
      type,
      length: type === 'C' ? length + decimals * 256 : length,
    })),
  );
  return [asDeclared, withLongTexts].find(({ end }) => end === recordLength)?.fields ?? null;
}

function placeFields(fields: readonly Omit<DbfField, 'at'>[]): { fields: readonly DbfField[]; end: number } {
  let end = 1;
  const placed = fields.map((field) => {
    const at = end;
    end += field.length;
    return { ...field, at };
  });
  return { fields: placed, end };
}

function isShown({ type, length }: DbfField): boolean {
  return type !== HIDDEN && !EXTERNAL.has(type) && length > 0;
}
