import { buildAppServer } from '../src/server/build-app-server';
import { APP_ORIGIN } from './support/origins';
import { setUpBank } from './support/set-up-bank';

const bank = setUpBank();
const DAY_MS = 24 * 60 * 60_000;
const CONTACTS = ['mailto:security@bank.example', 'https://bank.example/security'];

async function open(securityExpires: Date | null, securityContacts: readonly string[] = CONTACTS) {
  const config = { ...bank.services.config, securityContacts, securityExpires };
  return buildAppServer({ ...bank.services, config }, bank.log);
}

const inDays = (days: number) => new Date(bank.clock.now().getTime() + days * DAY_MS);
const request = { url: '/.well-known/security.txt', headers: { host: new URL(APP_ORIGIN).host } };

test('it names contacts, languages, its own address and an end that is not past', async () => {
  const app = await open(inDays(30));
  const { statusCode, headers, body } = await app.inject(request);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = body
    .trimEnd()
    .split('\r\n')
    .map((line) => /^([A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1));
  expect(fields).toEqual([
    ...CONTACTS.map((contact) => ['Contact', contact]),
    ['Expires', inDays(30).toISOString()],
    ['Preferred-Languages', 'uk, ru, en'],
    ['Canonical', `${APP_ORIGIN}/.well-known/security.txt`],
  ]);
  const head = await app.inject({ ...request, method: 'HEAD' });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  await app.close();
});

test('once its end is past it is gone, without a restart, and a bank that starts later says so', async () => {
  const app = await open(inDays(1));
  expect((await app.inject(request)).statusCode).toBe(200);
  const end = inDays(1);
  bank.clock.pass({ hours: 24 });
  expect((await app.inject(request)).statusCode).toBe(404);
  await app.close();
  const later = await open(end);
  expect((await later.inject(request)).statusCode).toBe(404);
  expect(bank.readLog()).toContain('security.txt has expired');
  await later.close();
});

test('without contacts there is none', async () => {
  expect((await bank.app.inject(request)).statusCode).toBe(404);
});
