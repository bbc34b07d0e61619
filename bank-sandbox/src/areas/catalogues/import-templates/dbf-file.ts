import type { Column } from './columns';

const HEADER = 32;
/** A longer name is cut, as every program that writes such tables does: `is_resident` is `IS_RESIDEN`. */
const NAME_MAX = 10;
const DBASE_III = 0x03;
const HEADER_END = 0x0d;
const FILE_END = 0x1a;
/** Ukrainian texts are in windows-1251; a reader that finds no word about it takes them for DOS. */
const WINDOWS_1251 = 0xc9;
/** Year from 1900, month, day of the last change: any, but it has to be a date. */
const CHANGED = [126, 1, 1];

/** A dBase III table without records. */
export function dbfFile(columns: readonly Column[]): Buffer {
  const fields = columns.flatMap(divided);
  const header = Buffer.alloc(HEADER);
  header.set([DBASE_III, ...CHANGED]);
  header.writeUInt16LE(HEADER * (fields.length + 1) + 1, 8);
  // The first byte of a record says whether it is deleted.
  header.writeUInt16LE(
    fields.reduce((sum, { length }) => sum + length, 1),
    10,
  );
  header.writeUInt8(WINDOWS_1251, 29);
  return Buffer.concat([header, ...fields.map(descriptor), Buffer.of(HEADER_END, FILE_END)]);
}

/** `pay_purp` becomes `pay_purp1`, `pay_purp2`, `pay_purp3`. */
function divided(column: Column): readonly Column[] {
  const { dividedInto, name } = column;
  if (dividedInto === undefined) return [column];
  return Array.from({ length: dividedInto }, (_, index) => ({ ...column, name: `${name}${index + 1}` }));
}

function descriptor({ name, type, length, decimals = 0 }: Column): Buffer {
  const field = Buffer.alloc(HEADER);
  field.write(name.slice(0, NAME_MAX).toUpperCase(), 0, 'ascii');
  field.write(type, 11, 'ascii');
  field.writeUInt8(length, 16);
  field.writeUInt8(decimals, 17);
  return field;
}
