import { encodeText } from '../encoding';
import { readDataFile } from '../testing/samples';
import { readDbf } from '.';

const SAMPLE = readDataFile('samples/payments_export_1251.dbf');
const RECORDS_AT = 545;
const RECORD = 401;

function changed(changes: Readonly<Record<number, number>>, length = SAMPLE.length): Uint8Array {
  const bytes = new Uint8Array(length);
  bytes.set(SAMPLE.subarray(0, length));
  for (const [at, byte] of Object.entries(changes)) bytes[Number(at)] = byte;
  return bytes;
}
const reading = (bytes: Uint8Array) => readDbf(bytes, { fallback: 'cp866' });
const faultOf = (bytes: Uint8Array) => {
  const outcome = reading(bytes);
  return outcome.ok ? null : outcome.fault.key;
};
const encodingOf = (bytes: Uint8Array) => {
  const outcome = reading(bytes);
  return outcome.ok ? outcome.value.encoding : outcome.fault.key;
};

describe('a dBase table', () => {
  it('gives its columns, their widths, and cells without the filling', () => {
    const outcome = reading(SAMPLE);
    expect(outcome.ok && outcome.value.table.columns.slice(0, 3)).toEqual(['OPER_N', 'OPER_DATE', 'MFO_D']);
    expect(outcome.ok && outcome.value.table.widths?.slice(0, 3)).toEqual([10, 8, 10]);
    expect(outcome.ok && outcome.value.table.rows[1]?.cells.slice(0, 7)).toEqual([
      ...['102', '01/07/26', '351607', 'UA603516070000026003999000001', '91000017', 'ТОВ «Калинова Брама»', '15600.50'],
    ]);
  });

  it.each([
    ['its first record only', changed({}, RECORDS_AT + RECORD)],
    ['half a record', changed({}, SAMPLE.length - 200)],
    ['half a header', changed({}, 100)],
    ['more records than it has', changed({ 4: 6 })],
    ['thousands of records more', changed({ 5: 1 })],
    ['fewer records than it has', changed({ 4: 4 })],
    ['records of another length', changed({ 10: 0x90 })],
    ['a header of another length', changed({ 8: 0x20 })],
    ['no columns', changed({ 32: 0x0d })],
    ['a column without a name', changed({ 64: 0 })],
    ['a column of another width', changed({ [32 + 16]: 11 })],
    ['a record that is neither there nor deleted', changed({ [RECORDS_AT + RECORD]: 0x41 })],
  ])('with %s is damaged', (_, bytes) => {
    expect(faultOf(bytes)).toBe('impFileCorrupted');
  });

  it('with more rows than anybody reads is refused before they are', () => {
    expect(faultOf(changed({ 6: 2 }))).toBe('tooManyRows');
  });

  it('may have a zero as the mark of a record that is not deleted', () => {
    const outcome = reading(changed({ [RECORDS_AT + RECORD]: 0 }));
    const usual = reading(SAMPLE);
    expect(outcome.ok && outcome.value.table.rows).toEqual(usual.ok && usual.value.table.rows);
  });

  it('may be without its end mark', () => {
    expect(faultOf(changed({}, SAMPLE.length - 1))).toBeNull();
  });

  it.each(['B', '@', '?'])('with a column of type %s is refused by name', (type) => {
    expect(reading(changed({ [32 + 11]: type.charCodeAt(0) }))).toEqual({
      ok: false,
      fault: { key: 'unknownFieldType', params: { column: 'OPER_N', type } },
    });
  });

  it.each([
    ['the right language byte', 0xc9],
    ['none', 0],
    ['one that lies', 0x26],
    ['one that nobody knows', 0xaa],
  ])('in windows-1251 is read right with %s', (_, byte) => {
    expect(encodingOf(changed({ 29: byte }))).toBe('windows-1251');
  });

  it('in cp866 is read right with a language byte that lies', () => {
    const bytes = readDataFile('samples/payments_export_cp866.dbf');
    bytes[29] = 0xc9;
    expect(encodingOf(bytes)).toBe('cp866');
  });

  it('without a letter is what is usual', () => {
    const bytes = new Uint8Array(66);
    bytes.set([3, 126, 7, 1, 0, 0, 0, 0, 65, 0, 11, 0]);
    bytes.set([0x41, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x43, 0, 0, 0, 0, 10], 32);
    bytes.set([0x0d, 0x1a], 64);
    expect(encodingOf(bytes)).toBe('cp866');
  });

  it('may have a text of more than 255 characters, its length in two bytes', () => {
    const bytes = new Uint8Array(65 + 421 + 1).fill(0x20);
    bytes.set([3, 126, 7, 1, 1, 0, 0, 0, 65, 0, 421 & 255, 421 >> 8, ...new Array<number>(20).fill(0)]);
    bytes.set(
      [...'NAZN\0\0\0\0\0\0\0C\0\0\0\0'].map((character) => character.charCodeAt(0)),
      32,
    );
    bytes.set([420 & 255, 420 >> 8, ...new Array<number>(14).fill(0), 0x0d], 48);
    bytes[65 + 420] = 0x5a;
    bytes[bytes.length - 1] = 0x1a;
    const outcome = reading(bytes);
    expect(outcome.ok && outcome.value.table.rows[0]?.cells[0]).toBe(`${' '.repeat(419)}Z`);
  });

  it('leaves out memos and pictures, which lie in another file', () => {
    const bytes = table(
      [
        ['NAZN', 'C', 6],
        ['NOTE', 'M', 10],
        ['PHOTO', 'G', 10],
      ],
      ['Оплата', '         1', '         2'],
    );
    const outcome = reading(bytes);
    expect(outcome.ok && outcome.value.table.columns).toEqual(['NAZN']);
    expect(outcome.ok && outcome.value.table.rows[0]?.cells).toEqual(['Оплата']);
  });

  it.each([
    ['its length in the last byte', `Світ${'\0'.repeat(5)}\u0004`, 'Світ'],
    ['the whole field', 'Світанок 1', 'Світанок 1'],
  ])('takes a text of Visual FoxPro with %s', (_, cell, text) => {
    const outcome = reading(table([['NAME', 'V', 10]], [cell]));
    expect(outcome.ok && outcome.value.table.rows[0]?.cells).toEqual([text]);
  });

  it.each([0, 0xc9, 0xf0])('in UTF-8 is read right with the language byte %s', (byte) => {
    const cell = 'Оплата за товар';
    const bytes = table([['NAZN', 'C', 40]], [cell], new TextEncoder().encode(cell));
    bytes[29] = byte;
    const outcome = reading(bytes);
    expect(outcome.ok && [outcome.value.encoding, outcome.value.table.rows[0]?.cells[0]]).toEqual(['utf-8', cell]);
  });
});

type Column = readonly [name: string, type: string, length: number];

/** @param bytes the record's, in place of the cells */
function table(columns: readonly Column[], cells: readonly string[], bytes?: Uint8Array): Uint8Array {
  const recordsAt = 32 + columns.length * 32 + 1;
  const recordLength = columns.reduce((sum, [, , length]) => sum + length, 1);
  const file = new Uint8Array(recordsAt + recordLength + 1).fill(0x20, recordsAt);
  file.set([3, 126, 7, 1, 1, 0, 0, 0, recordsAt & 255, recordsAt >> 8, recordLength & 255, recordLength >> 8]);
  file[29] = 0xc9;
  let at = recordsAt + 1;
  columns.forEach(([name, type, length], place) => {
    file.set(new TextEncoder().encode(`${name.padEnd(11, '\0')}${type}`), 32 + place * 32);
    file[32 + place * 32 + 16] = length;
    const encoded = encodeText(cells[place] ?? '', 'windows-1251');
    file.set(bytes ?? encoded.bytes, at);
    at += length;
  });
  file[recordsAt - 1] = 0x0d;
  file[file.length - 1] = 0x1a;
  return file;
}
