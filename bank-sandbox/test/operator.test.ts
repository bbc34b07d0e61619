import { eq } from 'drizzle-orm';
import { openKeyFile } from '@ncb/shared-kernel/signature';
import { extractCertificates, openContainer, findSigningPair } from '@ncb/shared-kernel/signature/dstu';
import { company } from '../src/db/schema';
import { cleanUp } from '../src/engine';
import { sendMail } from '../src/operator/send-mail';
import { APP_ORIGIN } from './support/origins';
import { Operator } from './support/operator';
import { Person } from './support/person';
import { setUpBank } from './support/set-up-bank';

const bank = setUpBank();
const operator = new Operator(bank);

test('the outbox shows the codes, newest first', async () => {
  await new Person(bank, 'director1').enterPassword();
  bank.clock.pass({ seconds: 1 });
  await new Person(bank, 'buh1').enterPassword();
  expect(await operator.rows('sms')).toEqual([
    { time: '2026-07-15 12:00:01', login: 'buh1', phone: '0500001002', code: '111111' },
    { time: '2026-07-15 12:00:00', login: 'director1', phone: '0500001000', code: '111111' },
  ]);
});

test('a mail that the bank sends is in the outbox when its transaction has committed', async () => {
  const mail = { to: 'a@example.com', subject: 'Реєстрацію підтверджено', text: 'Вітаємо!', at: bank.clock.now() };
  await bank.services.db.transaction((tx) => sendMail(tx, mail));
  expect(await operator.rows('mail')).toEqual([
    { time: '2026-07-15 12:00:01', receiver: mail.to, subject: mail.subject, text: mail.text },
  ]);
});

test('a mail is kept for a week', async () => {
  const { db } = bank.services;
  const later = (days: number) => new Date(bank.clock.now().getTime() + days * 24 * 3_600_000);
  await cleanUp(db, later(6));
  expect(await operator.rows('mail')).toHaveLength(1);
  await cleanUp(db, later(8));
  expect(await operator.rows('mail')).toEqual([]);
});

test('the people are listed with what one needs to sign in and to sign, once per company', async () => {
  const people = await operator.rows('person');
  expect(people.length).toBeGreaterThanOrEqual(12);
  expect(people.find(({ login }) => login === 'director2')).toEqual({
    login: 'director2',
    password: 'Director2',
    company: 'ТОВ «Калинова Брама»',
    role: 'директор',
    right: 'перший підпис',
    status: 'активний',
    mode: '0',
    question: 'Назва тестового міста?',
    key: 'director2.pem director2.dat director2.cer',
    keyPassword: 'Director2-key',
    actions: '',
  });
  expect(people.find(({ login }) => login === 'oper1')).toMatchObject({ key: '', keyPassword: '' });
});

test('the queue shows what is at the bank, the ledger what has moved and that it sums to zero', async () => {
  expect(await operator.rows('queued')).toMatchObject([{ id: '9005', amount: '301.10 UAH' }]);
  bank.clock.pass({ seconds: 3 });
  await bank.engine.runOnce();
  expect(await operator.rows('queued')).toEqual([]);
  const [credit, debit] = await operator.rows('entry');
  expect([debit?.['amount'], credit?.['amount'], debit?.['document']]).toEqual(['-301.10 UAH', '301.10 UAH', '9005']);
  const sums = [...(await operator.page()).matchAll(/data-field="sum">([^<]*)</g)].map(([, sum]) => sum);
  expect(new Set(sums)).toEqual(new Set(['0.00']));
});

test('whatever stands in the data is text, not HTML', async () => {
  await bank.services.db.queries
    .update(company)
    .set({ shortName: '<script>alert(1)</script>' })
    .where(eq(company.id, 1003));
  for (const view of ['/sandbox', '/sandbox?still']) {
    const body = await operator.page(view);
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(body).not.toContain('<script');
  }
});

test('it runs no script, is never stored and refreshes itself as long as nothing can be typed into it', async () => {
  const { headers, body } = await operator.get('/sandbox');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  );
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain('<meta http-equiv="refresh" content="5"');
  expect(body.match(/<(?:input|select|textarea)(?![^>]*type="hidden")/g)).toBeNull();
  expect((await operator.get('/sandbox/operator.css')).headers['content-type']).toContain('text/css');

  const still = await operator.page('/sandbox?still');
  expect(still).not.toContain('http-equiv="refresh"');
  expect(still).toMatch(/<input[^>]*data-field="days"/);
});

test('its forms come with their origin: a page under no-referrer would send them as a foreign one', async () => {
  expect((await operator.get('/sandbox')).headers['referrer-policy']).toBe('same-origin');
});

test('every field has a title and every button a name of its own for those who hear the page', async () => {
  const still = await operator.page('/sandbox?still');
  const fields = still.match(/<(?:input|select)(?![^>]*type="hidden")/g) ?? [];
  const titled = still.match(/<label\s*>[^<]+<(?:input|select)/g) ?? [];
  expect(titled.length).toBe(fields.length);
  expect(fields.length).toBeGreaterThan(4);
  const buttons = still.match(/<button [^>]*>/g) ?? [];
  expect(buttons.filter((button) => !/data-action="[\w-]+" aria-label="[^"]+"/.test(button))).toEqual([]);
});

test('a key file can be downloaded by its owner’s login and by nothing else', async () => {
  const file = await operator.get('/sandbox/keys/director2.pem');
  expect(file.headers['content-disposition']).toBe('attachment; filename="director2.pem"');
  expect(file.body).toContain('CERTIFICATE REQUEST');
  expect((await openKeyFile(file.body, 'Director2-key')).ok).toBe(false);
  for (const name of ['oper1.pem', 'nobody.pem', 'director2', '..%2Fpepper', '%2e%2e%2fauthority.pem']) {
    expect((await operator.get(`/sandbox/keys/${name}`)).statusCode).toBe(404);
  }
});

test('a demonstration person gets a key by DSTU 4145 with its certificate, the same one each time', async () => {
  const [file, again] = [await operator.get('/sandbox/keys/fop1.dat'), await operator.get('/sandbox/keys/fop1.dat')];
  expect(again.rawPayload).toEqual(file.rawPayload);
  const opening = await openContainer(file.rawPayload, 'Pidpryemets1-key');
  const certificates = extractCertificates((await operator.get('/sandbox/keys/fop1.cer')).rawPayload);
  expect(opening.ok && findSigningPair(opening.keys, certificates)?.certificate).toEqual(certificates[0]);
});

const GETS = ['/sandbox', '/sandbox?still', '/sandbox/token', '/sandbox/operator.css', '/sandbox/keys/director2.pem'];
const POSTS = ['/sandbox/actions/pause', '/sandbox/commands'];

test.each([
  ['from another machine', {}, { remoteAddress: '203.0.113.7' }],
  ['from another machine by IPv6', {}, { remoteAddress: '2001:db8::7' }],
  ['through a proxy', { 'x-forwarded-for': '127.0.0.1' }, {}],
  ['through a proxy of the newer kind', { forwarded: 'for=127.0.0.1' }, {}],
])('%s there is no console', async (_how, headers, more) => {
  const token = await operator.token();
  for (const url of GETS) expect((await operator.get(url, headers, more)).statusCode).toBe(404);
  for (const url of POSTS) expect((await operator.post(url, { token }, headers, more)).statusCode).toBe(404);
});

test('in production there is no console, no fault, nobody from the demonstration and no cheap password', async () => {
  const { createBank } = await import('../src/create-bank');
  const { DEFAULT_CONFIG } = await import('../src/config');
  const { freshDirectory } = await import('./support/get-cached-folder');
  const { getEmptyDatabase } = await import('./support/embedded-image');
  const production = await createBank(
    { ...DEFAULT_CONFIG, mode: 'production', pepper: 'its own', dataDir: freshDirectory(), logLevel: 'silent' },
    { database: { kind: 'memory', copyOf: await getEmptyDatabase() } },
  );
  const host = { host: new URL(APP_ORIGIN).host };
  const form = { ...host, 'content-type': 'application/x-www-form-urlencoded' };
  for (const url of GETS) expect((await production.app.inject({ url, headers: host })).statusCode).toBe(404);
  for (const url of [...POSTS, '/sandbox'])
    expect((await production.app.inject({ method: 'POST', url, headers: form, payload: 'token=x' })).statusCode).toBe(
      404,
    );
  // A copied fault has no effect.
  await production.services.db.run(`INSERT INTO fault_switch VALUES ('', '500', 0)`);
  expect((await production.app.inject({ url: '/ncb/api/get_user_info', headers: host })).statusCode).toBe(401);
  expect(await production.services.db.queries.select().from(company)).toEqual([]);
  // Cheap hashing is limited to tests.
  expect(await production.services.passwords.hash('Director1')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  await production.close();
}, 30_000);
