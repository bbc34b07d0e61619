import { setTimeout as pause } from 'node:timers/promises';
import { listAccounts } from '@ncb/shared-kernel/api/contract';
import { audit, document, faultSwitch } from '../src/db/schema';
import { createFaults } from '../src/faults';
import { generateDocuments } from '../src/generator';
import { Operator } from './support/operator';
import { APP_ORIGIN } from './support/origins';
import { setUpBank, setUpPerson } from './support/set-up-bank';

const bank = setUpBank();
const operator = new Operator(bank);
const head = setUpPerson(bank, 'director1');
afterEach(async () => {
  await operator.command('fault', 'off');
});

const request = (url: string) =>
  bank.app.inject({ url, headers: { host: new URL(APP_ORIGIN).host, cookie: head.jar.header() } });
const getUrl = (call: string) => {
  const { companyRef = '', userId = '' } = head.identity ?? {};
  return `/ncb/api/${call}?clnt_id=${companyRef}&ncb_id=${companyRef}&user_id=${userId}`;
};
const accountsUrl = () => getUrl('acn_list');
const countDocuments = async () => (await bank.services.db.queries.select().from(document)).length;

test.each([500, 503])('a switched-on %s is the answer to every call, until it is switched off', async (status) => {
  expect(await operator.press('fault', { kind: String(status) })).toContain('Увімкнено');
  const answer = await request(accountsUrl());
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
  expect((await request('/api/rates')).statusCode).toBe(status);
  expect(await head.refused(listAccounts, {})).toMatchObject({ kind: 'http', status });
  expect(await operator.rows('fault')).toEqual([
    { path: 'усі виклики', kind: expect.stringContaining(String(status)), delay: '' },
  ]);
  expect(await operator.press('fault', { kind: 'off' })).toBe('Вимкнено: усі виклики.');
  expect((await request(accountsUrl())).statusCode).toBe(200);
  expect(await operator.rows('fault')).toEqual([]);
});

test('a fault of a path is for calls below it only, and the most particular one wins', async () => {
  await operator.command('fault', '500');
  await operator.command('fault', '503', '/acn');
  expect((await request(accountsUrl())).statusCode).toBe(503);
  expect((await request('/ncb/api/get_user_info')).statusCode).toBe(500);
  await operator.command('fault', 'off', '/acn');
  expect((await request(accountsUrl())).statusCode).toBe(500);
  await operator.command('fault', 'off');
  await operator.command('fault', '503', '/ncb/api/acn_list');
  expect((await request(accountsUrl())).statusCode).toBe(503);
  expect((await request('/ncb/api/get_user_info')).statusCode).toBe(200);
});

test('console, health and pages never fail: whoever broke the bank can mend it', async () => {
  for (const kind of ['500', '503', 'json', 'timeout']) await operator.command('fault', kind);
  for (const url of ['/sandbox', '/sandbox?still', '/health/live', '/health/ready'])
    expect((await operator.get(url)).statusCode).toBe(200);
});

test('latency makes a call wait and is otherwise right; a new one takes the place of the old', async () => {
  await operator.command('fault', 'latency', '120000', '/acn_list');
  expect((await request('/ncb/api/get_user_info')).json()).toMatchObject({ success: true });
  await operator.command('fault', 'latency', '300', '/acn_list');
  const started = performance.now();
  expect((await request(accountsUrl())).json()).toMatchObject({ success: true });
  expect(performance.now() - started).toBeGreaterThanOrEqual(290);
});

test('calls that are held back go on as soon as the fault is switched off', async () => {
  await operator.command('fault', 'latency', '60000');
  const call = request(accountsUrl());
  expect(await Promise.race([call, pause(300, 'held')])).toBe('held');
  await operator.command('fault', 'off');
  expect((await call).json()).toMatchObject({ success: true });
});

test('a time-out comes after the work: the document is there, its answer is not', async () => {
  await operator.command('fault', 'timeout', '/save_pmt');
  const before = await countDocuments();
  const call = head.save({ number: '4001' });
  while ((await countDocuments()) === before) await pause(20);
  expect(await Promise.race([call, pause(300, 'silence')])).toBe('silence');
  await operator.command('fault', 'off');
  await call;
});

test('an answer that is cut short is no JSON, and what was asked for is done', async () => {
  await operator.command('fault', 'json', '/acn_list');
  const answer = await request(accountsUrl());
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  expect(Number(answer.headers['content-length'])).toBe(Buffer.byteLength(answer.body));
  expect(() => JSON.parse(answer.body) as unknown).toThrow(SyntaxError);
});

test('a long answer is cut short too', async () => {
  await generateDocuments(bank.services.db, 9_000, bank.clock.now());
  const whole = await request(getUrl('get_payments'));
  expect(whole.json<{ paydoc_list: unknown[] }>().paydoc_list.length).toBeGreaterThan(500);
  await operator.command('fault', 'json', '/get_payments');
  const answer = await request(getUrl('get_payments'));
  expect(answer.statusCode).toBe(200);
  expect(() => JSON.parse(answer.body) as unknown).toThrow(SyntaxError);
}, 60_000);

test('switches are kept in the database: another process obeys within a second, and survives a restart', async () => {
  const other = createFaults(bank.services.db);
  expect(await other.get('/ncb/api/acn_list')).toEqual([]);
  await operator.command('fault', '500', '/acn_list');
  await pause(600);
  expect(await other.get('/ncb/api/acn_list')).toMatchObject([{ kind: '500' }]);
  expect(await createFaults(bank.services.db).get('/ncb/api/acn_list')).toHaveLength(1);
});

test.each([
  [{ kind: 'flood' }, 'Невідомий збій'],
  [{ kind: 'constructor' }, 'Невідомий збій'],
  [{ kind: '' }, 'Невідомий збій'],
  [{ kind: 'latency' }, 'Вкажіть затримку'],
  [{ kind: 'latency', delay: '0' }, 'Вкажіть затримку'],
  [{ kind: 'latency', delay: '120001' }, 'Вкажіть затримку'],
  [{ kind: '500', path: 'login' }, 'Шлях починається'],
  [{ kind: '500', path: '/login?x=%00' }, 'Шлях починається'],
  [{ kind: 'off', path: 'login' }, 'Шлях починається'],
])('%o switches nothing', async (fields, text) => {
  expect(await operator.press('fault', fields)).toContain(text);
  expect(await bank.services.db.queries.select().from(faultSwitch)).toEqual([]);
});

test('who switched what stands in the audit trail', async () => {
  const rows = await bank.services.db.queries.select().from(audit);
  const faultActions = rows.filter(({ action }) => action === 'setFault' || action === 'dropFaults');
  expect(faultActions).toContainEqual(
    expect.objectContaining({ action: 'setFault', objectId: 'latency /ncb/api/acn_list', address: 'operator' }),
  );
  expect(faultActions.some(({ action }) => action === 'dropFaults')).toBe(true);
});

test('a process that stops holds nobody back', async () => {
  await operator.command('fault', 'timeout');
  const call = request(accountsUrl());
  expect(await Promise.race([call, pause(300, 'held')])).toBe('held');
  bank.services.faults.release();
  expect((await call).json()).toMatchObject({ success: true });
});
