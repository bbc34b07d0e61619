import { encodeParameters, savePayroll, type PayrollToSave } from '@ncb/shared-kernel/api/contract';
import { APP_ORIGIN } from './support/origins';
import { encodeForm } from './support/browser';
import { PAYROLL } from './support/payroll';
import { Person } from './support/person';
import { setUpBank } from './support/set-up-bank';

let cookie: string;
const bank = setUpBank();
beforeAll(async () => {
  cookie = (await new Person(bank, 'buh1').signIn('1001')).jar.header();
}, 60_000);

const IDENTITY = { clnt_id: '1001', ncb_id: '1001', user_id: '503' };

let numbers = 100;
const cdata = (sheet: Partial<PayrollToSave> = {}) =>
  encodeParameters(savePayroll.request, { payroll: { ...PAYROLL, number: String((numbers += 1)), ...sheet } })[
    'cdata'
  ] ?? '';

function formData(fields: Readonly<Record<string, string | Blob>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

async function post(form: FormData | URLSearchParams, path = '/save_payroll', headers: Record<string, string> = {}) {
  const { type, bytes } = await encodeForm(form);
  const reply = await bank.app.inject({
    method: 'POST',
    url: `/ncb/api${path}`,
    headers: { host: new URL(APP_ORIGIN).host, cookie, 'x-requested-with': 'ncb', 'content-type': type, ...headers },
    payload: bytes,
  });
  const body = reply.json<{ error_code?: string; success: boolean; payroll_id?: string }>();
  return { status: reply.statusCode, code: body.error_code, body, headers: reply.headers };
}

test('a multipart body is read where the contract says so', async () => {
  const { status, body } = await post(formData({ ...IDENTITY, cdata: cdata() }));
  expect([status, body.success, body.payroll_id]).toEqual([200, true, expect.stringMatching(/^[0-9]+$/)]);
});

test('3,000 employees fit into one body, and so do 5,000 with the longest names', async () => {
  const [first] = PAYROLL.employees;
  if (!first) throw new Error('no employees');
  const name = 'Щ'.repeat(40);
  const long = { ...first, lastName: name, firstName: name, middleName: name, amount: '10.01' };
  for (const [count, row, total] of [
    [3000, { ...first, amount: '10.01' }, '30030.00'],
    [5000, long, '50050.00'],
  ] as const) {
    const { status, body } = await post(
      formData({ ...IDENTITY, cdata: cdata({ employees: Array(count).fill(row), total }) }),
    );
    expect([count, status, body.success]).toEqual([count, 200, true]);
  }
}, 60_000);

test('a plain form is not read by it, a multipart body by no other call', async () => {
  expect((await post(new URLSearchParams({ ...IDENTITY, cdata: cdata() }))).status).toBe(415);
  expect((await post(formData({ ...IDENTITY, pmt_ids: '1' }), '/send_docs')).status).toBe(415);
});

test('what a page of somebody else sends is refused before its body is read', async () => {
  const form = formData({ ...IDENTITY, cdata: cdata() });
  expect(await post(form, '/save_payroll', { origin: 'https://evil.example' })).toMatchObject({
    status: 403,
    code: 'forbidden',
  });
  expect(await post(form, '/save_payroll', { 'x-requested-with': '' })).toMatchObject({ status: 403 });
});

test('a field given twice, a file, too many fields and a body above the limit are refused', async () => {
  const twice = formData({ ...IDENTITY, cdata: cdata() });
  twice.append('clnt_id', '1002');
  expect(await post(twice)).toMatchObject({ status: 400, code: 'badRequest' });
  expect(await post(formData({ ...IDENTITY, cdata: new Blob([cdata()]) }))).toMatchObject({ status: 413 });
  const many = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`field${index}`, '']));
  expect(await post(formData({ ...IDENTITY, ...many, cdata: cdata() }))).toMatchObject({ status: 413 });
  const large = formData({ ...IDENTITY, cdata: 'x'.repeat(2 * 1024 * 1024) });
  expect(await post(large)).toMatchObject({ status: 413, code: 'badRequest' });
});

test.each([
  ['is cut off', '--x\r\nContent-Disposition: form-data; name="clnt_id"\r\n\r\n1001'],
  ['is no multipart text', 'clnt_id=1001'],
  ['names the prototype', '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n'],
  ['has no boundary', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n', 'multipart/form-data'],
])('a body that %s is refused', async (_how, payload, type = 'multipart/form-data; boundary=x') => {
  const reply = await bank.app.inject({
    method: 'POST',
    url: '/ncb/api/save_payroll',
    headers: { host: new URL(APP_ORIGIN).host, cookie, 'x-requested-with': 'ncb', 'content-type': type },
    payload,
  });
  expect([reply.statusCode, reply.json<{ error_code: string }>().error_code]).toEqual([400, 'badRequest']);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
  expect(bank.readLog()).not.toContain('unexpected failure');
});

test('what is not JSON is refused by its name without being quoted', async () => {
  const { status, body } = await post(formData({ ...IDENTITY, cdata: '<script>' }));
  expect([status, body]).toMatchObject([400, { error_params: { where: 'cdata' } }]);
  expect(JSON.stringify(body)).not.toContain('script');
});
