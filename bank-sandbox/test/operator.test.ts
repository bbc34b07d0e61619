import { eq } from 'drizzle-orm';
import { openKeyFile } from '@ncb/shared-kernel/signature';
import { company } from '../src/db/schema';
import { openTestBank, type TestBank } from './support/bank';
import { APP_ORIGIN } from './support/origins';
import { Person } from './support/person';

let bank: TestBank;
beforeAll(async () => {
  bank = await openTestBank();
}, 60_000);
afterAll(() => bank.close());

const ask = (url: string, more: object = {}, of = bank) =>
  of.app.inject({ method: 'GET', url, headers: { host: new URL(APP_ORIGIN).host }, ...more });

/** The cells of the console's rows of a kind, in order. */
async function rows(kind: string): Promise<readonly Readonly<Record<string, string>>[]> {
  const { body } = await ask('/sandbox');
  const found = body.match(new RegExp(`<tr data-row="${kind}">[\\s\\S]*?</tr>`, 'g')) ?? [];
  return found.map((row) =>
    Object.fromEntries(
      [...row.matchAll(/data-field="(\w+)"[^>]*>([\s\S]*?)<\/td>/g)].map(([, field = '', cell = '']) => [
        field,
        cell.replace(/<[^>]*>/g, '').trim(),
      ]),
    ),
  );
}

test('the outbox shows the codes, newest first', async () => {
  await new Person(bank, 'director1').enterPassword();
  bank.clock.pass({ seconds: 1 });
  await new Person(bank, 'buh1').enterPassword();
  expect(await rows('sms')).toEqual([
    { time: '2026-07-15 12:00:01', login: 'buh1', phone: '0500001002', code: '111111' },
    { time: '2026-07-15 12:00:00', login: 'director1', phone: '0500001000', code: '111111' },
  ]);
});

test('the people are listed with what one needs to sign in and to sign, once per company', async () => {
  const people = await rows('person');
  expect(people).toHaveLength(12);
  expect(people.find(({ login }) => login === 'director2')).toEqual({
    login: 'director2',
    password: 'Director2',
    company: 'ТОВ «Калинова Брама»',
    role: 'директор',
    right: 'перший підпис',
    status: 'активний',
    key: 'director2.pem',
    keyPassword: 'Director2-key',
  });
  expect(people.find(({ login }) => login === 'oper1')).toMatchObject({ key: '', keyPassword: '' });
});

test('the queue shows what is at the bank, the ledger what has moved and that it sums to zero', async () => {
  expect(await rows('queued')).toMatchObject([{ id: '9005', amount: '301.10 UAH' }]);
  bank.clock.pass({ seconds: 3 });
  await bank.engine.runOnce();
  expect(await rows('queued')).toEqual([]);
  const [credit, debit] = await rows('entry');
  expect([debit?.['amount'], credit?.['amount'], debit?.['document']]).toEqual(['-301.10 UAH', '301.10 UAH', '9005']);
  const { body } = await ask('/sandbox');
  expect(body.match(/data-field="sum">0\.00</g)).toHaveLength(4);
});

test('whatever stands in the data is text, not HTML', async () => {
  await bank.services.db.queries
    .update(company)
    .set({ shortName: '<script>alert(1)</script>' })
    .where(eq(company.id, 1003));
  const { body } = await ask('/sandbox');
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(body).not.toContain('<script');
});

test('it runs no script, refreshes itself and is never stored', async () => {
  const { headers, body } = await ask('/sandbox');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  );
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain('<meta http-equiv="refresh" content="5"');
  expect((await ask('/sandbox/operator.css')).headers['content-type']).toContain('text/css');
});

test('a key file can be downloaded by its owner’s login and by nothing else', async () => {
  const file = await ask('/sandbox/keys/director2.pem');
  expect(file.headers['content-disposition']).toBe('attachment; filename="director2.pem"');
  expect(file.body).toContain('CERTIFICATE REQUEST');
  expect((await openKeyFile(file.body, 'Director2-key')).ok).toBe(false);
  for (const name of ['oper1.pem', 'nobody.pem', 'director2', '..%2Fpepper', '%2e%2e%2fauthority.pem']) {
    expect((await ask(`/sandbox/keys/${name}`)).statusCode).toBe(404);
  }
});

test.each([
  ['from another machine', { remoteAddress: '203.0.113.7' }],
  ['through a proxy', { headers: { host: new URL(APP_ORIGIN).host, 'x-forwarded-for': '127.0.0.1' } }],
])('%s there is no console', async (_how, more) => {
  for (const url of ['/sandbox', '/sandbox/operator.css', '/sandbox/keys/director2.pem']) {
    expect((await ask(url, more)).statusCode).toBe(404);
  }
});

test('in production there is no console and nobody from the demonstration', async () => {
  const { createBank } = await import('../src/bank');
  const { DEFAULT_CONFIG } = await import('../src/config');
  const { freshDirectory } = await import('./support/cache');
  const { emptyDatabase } = await import('./support/template');
  const production = await createBank(
    { ...DEFAULT_CONFIG, mode: 'production', pepper: 'its own', dataDir: freshDirectory(), logLevel: 'silent' },
    { database: { kind: 'memory', copyOf: await emptyDatabase() } },
  );
  const host = { host: new URL(APP_ORIGIN).host };
  expect((await production.app.inject({ url: '/sandbox', headers: host })).statusCode).toBe(404);
  expect(await production.services.db.queries.select().from(company)).toEqual([]);
  await production.close();
});
