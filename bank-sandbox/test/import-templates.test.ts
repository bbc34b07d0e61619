import { getImportTemplatePath, type ImportTemplate, type ImportTemplateFormat } from '@ncb/shared-kernel/api/contract';
import { IMPORT_COLUMNS, readPayrollHeader } from '@ncb/shared-kernel/domain/rules';
import { createInProcessFiles } from '@ncb/shared-kernel/files/testing';
import { APP_ORIGIN } from './support/origins';
import { setUpBank } from './support/set-up-bank';

const bank = setUpBank();

const request = (url: string, method: 'GET' | 'HEAD' = 'GET') =>
  bank.app.inject({ method, url, headers: { host: new URL(APP_ORIGIN).host } });

async function download(template: ImportTemplate, format: ImportTemplateFormat): Promise<Buffer> {
  const reply = await request(getImportTemplatePath(template, format));
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-disposition']).toBe(`attachment; filename="imp_tmpl${template}.${format}"`);
  return reply.rawPayload;
}

const PAYROLL = ['TIN', 'LASTNAME', 'FIRSTNAME', 'MIDDLENAME', 'EMP_ACN', 'AMOUNT', 'COMP_CODE'];
const CORRESPONDENTS = ['code', 'name', 'iban', 'is_resident', 'has_code', 'sal'];
const EMPLOYEES = ['TIN', 'LASTNAME', 'FIRSTNAME', 'MIDDLENAME', 'EMP_ACN'];
const COLUMNS = [
  ['1', IMPORT_COLUMNS],
  ['_payroll', PAYROLL],
  ['_correspondents', CORRESPONDENTS],
  ['_employees', EMPLOYEES],
] as const;

describe.each(COLUMNS)('the import template %s', (template, columns) => {
  test('as csv is one line of names divided by semicolons', async () => {
    expect((await download(template, 'csv')).toString()).toBe(`${columns.join(';')}\r\n`);
  });

  // A payroll in text format has no column names.
  const formats = (['csv', 'txt', 'dbf', 'xls', 'xlsx'] as const).filter(
    (format) => !(template === '_payroll' && format === 'txt'),
  );
  test.each(formats)('as %s is read by our import, with its columns and without a row', async (format) => {
    const file = new File([new Uint8Array(await download(template, format))], `imp_tmpl${template}.${format}`);
    const read = await createInProcessFiles().files.readTable(file, {}).outcome;
    if (read.kind !== 'done') throw new Error(JSON.stringify(read));
    const names = format === 'dbf' ? columns.flatMap(toDbfNames) : columns;
    expect(read.value.columns.map((name) => name.toLowerCase())).toEqual(names.map((name) => name.toLowerCase()));
    expect(read.value.total).toBe(0);
  });
});

/** Returns at most ten characters; a text longer than 254 takes three columns. */
function toDbfNames(name: string): readonly string[] {
  return name === 'pay_purp' ? [1, 2, 3].map((part) => `${name}${part}`) : [name.slice(0, 10)];
}

describe('a template as a dBase table', () => {
  test('has the purpose of a payment in three columns, since one holds 254 characters at most', async () => {
    const names = dbfColumns(await download('1', 'dbf')).map(([name]) => name.toLowerCase());
    expect(names).toEqual(IMPORT_COLUMNS.flatMap(toDbfNames));
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
    expect(line).toMatch(/^PAYROLL;/);
    expect(readPayrollHeader(line)).toMatchObject({ typeId: '1', count: 0 });
  });
});

test('templates need no sign-in, HEAD gives their headers, and there are no others', async () => {
  const reply = await request('/ncb/templates/imp_tmpl1.csv', 'HEAD');
  expect([reply.statusCode, reply.body]).toEqual([200, '']);
  for (const url of ['/ncb/templates/imp_tmpl2.csv', '/ncb/templates/imp_tmpl1.pdf', '/ncb/templates/..%2fsecret.csv'])
    expect((await request(url)).statusCode).toBe(404);
});

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
