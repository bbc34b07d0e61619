import { importTemplatePath, type ImportTemplate, type ImportTemplateFormat } from '@ncb/shared-kernel/api/contract';
import { IMPORT_COLUMNS, isPayrollFile, readPayrollHeader } from '@ncb/shared-kernel/domain/rules';
import { crc32 } from '../src/areas/catalogues/import-templates/zip-file';
import { openTestBank, type TestBank } from './support/bank';
import { APP_ORIGIN } from './support/origins';

let bank: TestBank;
beforeAll(async () => {
  bank = await openTestBank();
}, 60_000);
afterAll(() => bank.close());

const ask = (url: string, method: 'GET' | 'HEAD' = 'GET') =>
  bank.app.inject({ method, url, headers: { host: new URL(APP_ORIGIN).host } });

async function download(template: ImportTemplate, format: ImportTemplateFormat): Promise<Buffer> {
  const reply = await ask(importTemplatePath(template, format));
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-disposition']).toBe(`attachment; filename="imp_tmpl${template}.${format}"`);
  return reply.rawPayload;
}

const PAYROLL = ['TIN', 'LASTNAME', 'FIRSTNAME', 'MIDDLENAME', 'EMP_ACN', 'AMOUNT', 'COMP_CODE'];
const CORRESPONDENTS = ['code', 'name', 'iban', 'is_resident', 'has_code', 'sal'];
const COLUMNS = [
  ['1', IMPORT_COLUMNS],
  ['_payroll', PAYROLL],
  ['_correspondents', CORRESPONDENTS],
] as const;

describe.each(COLUMNS)('the import template %s', (template, columns) => {
  test('as csv is one line of names divided by semicolons', async () => {
    expect((await download(template, 'csv')).toString()).toBe(`${columns.join(';')}\r\n`);
  });

  test('as xlsx is an archive whose checksums are right, with the names in its first row', async () => {
    const parts = unzip(await download(template, 'xlsx'));
    const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
    expect([...sheet.matchAll(/<t>([^<]+)<\/t>/g)].map(([, name]) => name)).toEqual([...columns]);
    expect([...parts.keys()]).toContain('[Content_Types].xml');
  });

  test('as xls is a workbook of Excel 97 with the names in its first row', async () => {
    const records = recordsOf(await download(template, 'xls'));
    const strings = records.find(({ type }) => type === 0x00fc)?.data ?? Buffer.alloc(0);
    expect(sharedStrings(strings)).toEqual([...columns]);
    const cells = records.filter(({ type }) => type === 0x00fd);
    expect(cells.map(({ data }) => [data.readUInt16LE(0), data.readUInt16LE(2), data.readUInt32LE(6)])).toEqual(
      columns.map((_, index) => [0, index, index]),
    );
    const bound = records.find(({ type }) => type === 0x0085);
    expect(records.find(({ at }) => at === bound?.data.readUInt32LE(0))?.type).toBe(0x0809);
  });
});

describe('a template as a dBase table', () => {
  test('has the purpose of a payment in three columns, since one holds 254 characters at most', async () => {
    const names = dbfColumns(await download('1', 'dbf')).map(([name]) => name.toLowerCase());
    expect(names).toEqual(
      IMPORT_COLUMNS.flatMap((name) => (name === 'pay_purp' ? ['pay_purp1', 'pay_purp2', 'pay_purp3'] : [name])),
    );
  });

  test('of a payroll has the columns and lengths of the reference', async () => {
    expect(dbfColumns(await download('_payroll', 'dbf'))).toEqual([
      ['TIN', 'C', 10, 0],
      ['LASTNAME', 'C', 40, 0],
      ['FIRSTNAME', 'C', 40, 0],
      ['MIDDLENAME', 'C', 40, 0],
      ['EMP_ACN', 'C', 29, 0],
      ['AMOUNT', 'N', 15, 0],
      ['COMP_CODE', 'C', 10, 0],
    ]);
  });

  test('of correspondents has names cut to ten characters', async () => {
    const names = dbfColumns(await download('_correspondents', 'dbf')).map(([name]) => name);
    expect(names).toEqual(['CODE', 'NAME', 'IBAN', 'IS_RESIDEN', 'HAS_CODE', 'SAL']);
  });
});

describe('a template as text', () => {
  test('has its names divided by tabs', async () => {
    expect((await download('1', 'txt')).toString()).toBe(`${IMPORT_COLUMNS.join('\t')}\r\n`);
  });

  test('of a payroll is the first line that the import reads, of no employees', async () => {
    const [line = '', ...more] = (await download('_payroll', 'txt')).toString().split('\r\n');
    expect(more).toEqual(['']);
    expect(isPayrollFile(line)).toBe(true);
    expect(readPayrollHeader(line)).toMatchObject({ typeId: '1', count: 0 });
  });
});

test('templates need no sign-in, HEAD gives their headers, and there are no others', async () => {
  const reply = await ask('/ncb/templates/imp_tmpl1.csv', 'HEAD');
  expect([reply.statusCode, reply.body]).toEqual([200, '']);
  for (const url of ['/ncb/templates/imp_tmpl2.csv', '/ncb/templates/imp_tmpl1.pdf', '/ncb/templates/..%2fsecret.csv'])
    expect((await ask(url)).statusCode).toBe(404);
});

/** The texts of an archive of stored files, read by its directory. */
function unzip(archive: Buffer): ReadonlyMap<string, string> {
  const end = archive.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  let at = archive.readUInt32LE(end + 16);
  const parts = new Map<string, string>();
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    const begin = local + 30 + archive.readUInt16LE(local + 26);
    const content = archive.subarray(begin, begin + archive.readUInt32LE(at + 20));
    expect(crc32(content)).toBe(archive.readUInt32LE(at + 16));
    parts.set(name, content.toString());
    at += 46 + nameLength;
  }
  return parts;
}

interface XlsRecord {
  readonly at: number;
  readonly type: number;
  readonly data: Buffer;
}

/** The records of the stream of a compound file, up to the zeros behind its last sheet. */
function recordsOf(file: Buffer): readonly XlsRecord[] {
  const stream = file.subarray(3 * 512);
  expect(file.toString('utf16le', 2 * 512 + 128, 2 * 512 + 128 + 16)).toBe('Workbook');
  const records: XlsRecord[] = [];
  for (let at = 0; at < stream.length && stream.readUInt16LE(at) !== 0;) {
    const length = stream.readUInt16LE(at + 2);
    records.push({ at, type: stream.readUInt16LE(at), data: stream.subarray(at + 4, at + 4 + length) });
    at += 4 + length;
  }
  return records;
}

function sharedStrings(data: Buffer): readonly string[] {
  const texts: string[] = [];
  for (let at = 8; at < data.length;) {
    const length = data.readUInt16LE(at);
    texts.push(data.toString('latin1', at + 3, at + 3 + length));
    at += 3 + length;
  }
  return texts;
}

function dbfColumns(file: Buffer): readonly (readonly [string, string, number, number])[] {
  const headerLength = file.readUInt16LE(8);
  const count = (headerLength - 33) / 32;
  const columns = Array.from({ length: count }, (_, index) => {
    const field = file.subarray(32 * (index + 1), 32 * (index + 2));
    const name = field.toString('ascii', 0, 11).replaceAll('\0', '');
    return [name, field.toString('ascii', 11, 12), field.readUInt8(16), field.readUInt8(17)] as const;
  });
  expect(file.readUInt16LE(10)).toBe(columns.reduce((sum, [, , length]) => sum + length, 1));
  expect([...file.subarray(headerLength - 1)]).toEqual([0x0d, 0x1a]);
  return columns;
}
