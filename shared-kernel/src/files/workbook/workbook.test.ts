import { deflateRawSync } from 'node:zlib';
import { CFB, utils, write, type CellObject } from 'xlsx';
import { readDataFile } from '../testing/samples';
import { readXls, readXlsx } from '.';
import { buildStoredZip } from '../../domain/zip';
import { unpackWorkbook } from './unpack-workbook';

const bytesOf = (value: unknown) => new Uint8Array(value as ArrayBuffer);
const book = (rows: readonly (readonly unknown[])[], bookType: 'xlsx' | 'biff8' | 'biff5' = 'xlsx') =>
  bytesOf(
    write(
      { SheetNames: ['a'], Sheets: { a: utils.aoa_to_sheet(rows.map((row) => [...row])) } },
      { type: 'array', bookType, compression: true, bookSST: bookType === 'biff8' },
    ),
  );

function archive(name: string, content: Buffer, size = content.length): Uint8Array {
  const bytes = buildStoredZip([{ name, checksum: 0, content: deflateRawSync(content) }]);
  const view = new DataView(bytes.buffer);
  const directoryAt = view.getUint32(bytes.length - 6, true);
  view.setUint16(8, 8, true);
  view.setUint16(directoryAt + 10, 8, true);
  view.setUint32(directoryAt + 24, size, true);
  return bytes;
}

describe('a workbook', () => {
  it('gives texts, numbers as they are, yes and no, and says where a formula failed', async () => {
    const failed: CellObject = { t: 'e', v: 7 };
    const reading = await readXlsx(book([['a', 1.5, true, failed], [], [null, '0012']]));
    expect(reading.ok && reading.value.sheets).toEqual([
      {
        name: 'a',
        grid: [
          { line: 1, cells: ['a', 1.5, '1', '#ERROR'] },
          { line: 3, cells: ['', '0012'] },
        ],
      },
    ]);
  });

  it('in which a small part unpacks to more than the limit is refused, whatever its directory says', async () => {
    const max = 2_000_000;
    const bomb = archive('xl/worksheets/sheet1.xml', Buffer.alloc(max + 1), 10);
    expect(bomb.length).toBeLessThan(10_000);
    expect(await unpackWorkbook(bomb, max)).toMatchObject({ ok: false, fault: { key: 'tooLargeFile' } });
    expect(await unpackWorkbook(bomb, max + 1)).toMatchObject({ ok: true });
  });

  it('does not unpack what a table has no use for', async () => {
    const media = archive('xl/media/image1.png', Buffer.alloc(2_000_000));
    expect(await unpackWorkbook(media, 1_000)).toEqual({ ok: true, value: [] });
  });

  it('that was cut, or of which bytes were changed, is refused or read, and never throws', async () => {
    const whole = readDataFile('files/libreoffice.xlsx');
    for (const length of [4, 100, 1_000, whole.length - 1])
      expect(await readXlsx(whole.subarray(0, length))).toMatchObject({
        ok: false,
        fault: { key: 'impFileCorrupted' },
      });
    expect(readXls(readDataFile('files/xlwt.xls').subarray(0, 700)).ok).toBe(false);
  });

  it('with a password is refused as such', () => {
    const file = CFB.utils.cfb_new();
    CFB.utils.cfb_add(file, '/EncryptionInfo', Buffer.from([4, 0, 4, 0, 0x40, 0, 0, 0]));
    CFB.utils.cfb_add(file, '/EncryptedPackage', Buffer.alloc(64));
    const bytes = new Uint8Array(CFB.write(file, { type: 'buffer' }) as Buffer);
    expect(readXls(bytes)).toEqual({ ok: false, fault: { key: 'protectedFile' } });
  });

  it('that is none is refused as such', async () => {
    expect(await readXlsx(archive('a.txt', Buffer.from('x')))).toEqual({
      ok: false,
      fault: { key: 'unknownFileFormat' },
    });
  });

  it('cannot change what all objects have', async () => {
    const comment =
      '<comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><authors><author>a</author></authors><commentList><comment ref="__proto__" authorId="0"><text><t>x</t></text></comment></commentList></comments>';
    const reading = await unpackWorkbook(book([['a']]));
    const parts = reading.ok ? reading.value : [];
    await readXlsx(
      buildStoredZip([...parts, { name: 'xl/comments1.xml', checksum: 0, content: Buffer.from(comment) }]),
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>)['c']).toBeUndefined();
  });
});

describe('a workbook of Excel 97', () => {
  const ROWS = [
    ['назва', 1.5, -7, 123_456_789.12, 0.1 + 0.2, true, { t: 'e', v: 7 }],
    [],
    ['Latin only', 4, null, 'і'],
  ];

  it('gives what the same workbook as xlsx gives', async () => {
    const [xls, xlsx] = [readXls(book(ROWS, 'biff8')), await readXlsx(book(ROWS))];
    expect(xls.ok && xls.value.sheets[0]?.grid.map(({ line }) => line)).toEqual([1, 3]);
    expect(xls).toEqual(xlsx);
  });

  it('keeps texts whole that go on in the next record, wide and narrow by turns', () => {
    const texts = Array.from({ length: 600 }, (_, index) =>
      `${index} ${index % 2 ? 'Оплата за товар' : 'payment'}`.repeat(3),
    );
    const reading = readXls(
      book(
        texts.map((text) => [text]),
        'biff8',
      ),
    );
    expect(reading.ok && reading.value.sheets[0]?.grid.map(({ cells }) => cells[0])).toEqual(texts);
  });

  it('may be one of Excel 95, with a code page', () => {
    const reading = readXls(book([['name', 'ABC', 17, 2.25]], 'biff5'));
    expect(reading.ok && reading.value.sheets[0]?.grid).toEqual([{ line: 1, cells: ['name', 'ABC', 17, 2.25] }]);
  });

  it('that leads back to itself comes to an end', () => {
    const bytes = readDataFile('files/xlwt.xls');
    const view = new DataView(bytes.buffer);
    const tableAt = 512 + view.getUint32(76, true) * 512;
    for (let sector = 0; sector < 16; sector += 1) view.setUint32(tableAt + sector * 4, 0, true);
    expect(readXls(bytes)).toEqual({ ok: false, fault: { key: 'impFileCorrupted' } });
  });
});
