import { listAccounts, ping } from '@ncb/shared-kernel/api/contract';
import { desc, eq, sql } from 'drizzle-orm';
import { selectRows } from '../src/db';
import { appUser, session } from '../src/db/schema';
import { getSetCookies, postLogin as post, unauthorized } from './support/browser';
import { openTestBank } from './support/open-test-bank';
import { APP_ORIGIN } from './support/origins';
import { Person } from './support/person';
import { setUpBank } from './support/set-up-bank';

const bank = setUpBank();
afterEach(() => bank.clock.pass({ hours: 1 }));

test('the session cookie is for this host only, and the database does not know it', async () => {
  await post(bank, { login: 'director1', pwd: 'Director1' });
  const person = new Person(bank, 'director1');
  const first = await post(bank, { login: 'director1', pwd: 'Director1' });
  expect(getSetCookies(first)).toEqual([
    expect.stringMatching(/^__Host-pre=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
  ]);
  person.jar.take(getSetCookies(first));
  const second = await post(bank, { code: '111111' }, person.jar.header());
  expect(getSetCookies(second)).toEqual([
    expect.stringMatching(/^__Host-sid=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
    expect.stringMatching(/^__Host-pre=; /),
  ]);
  person.jar.take(getSetCookies(second));
  const token = person.jar.get('__Host-sid') ?? '';
  expect(second.body).not.toContain(token);
  const rows = await selectRows<{ all: string }>(
    bank.services.db.queries,
    sql`SELECT session::text AS all FROM session`,
  );
  expect(rows.some(({ all }) => all.includes(token))).toBe(false);
});

test('over http in development, cookies can go without Secure and its prefix', async () => {
  const plain = await openTestBank({ config: { hasPlainCookies: true } });
  try {
    const person = new Person(plain, 'director1');
    const first = await post(plain, { login: 'director1', pwd: 'Director1' });
    person.jar.take(getSetCookies(first));
    const second = await post(plain, { code: '111111' }, person.jar.header());
    expect(getSetCookies(second)).toEqual([
      expect.stringMatching(/^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(/^pre=; /),
    ]);
  } finally {
    await plain.close();
  }
});

test('ten minutes without a call end a session; the keep-alive alone does not prolong it', async () => {
  const person = await new Person(bank, 'director1').signIn();
  for (let minute = 0; minute < 9; minute += 1) {
    bank.clock.pass({ minutes: 1 });
    await person.get(ping, { idleSeconds: null });
  }
  await person.get(listAccounts, {});
  bank.clock.pass({ minutes: 9, seconds: 59 });
  await person.get(ping, { idleSeconds: null });
  bank.clock.pass({ seconds: 1 });
  expect(await person.call(listAccounts, {})).toEqual(unauthorized('unauthorized'));
});

test('somebody who types a long form is not absent: the keep-alive tells when he last did something', async () => {
  const person = await new Person(bank, 'director1').signIn();
  bank.clock.pass({ minutes: 9 });
  await person.get(ping, { idleSeconds: 60 });
  bank.clock.pass({ minutes: 8, seconds: 59 });
  await person.get(ping, { idleSeconds: -100_000 });
  bank.clock.pass({ seconds: 1 });
  expect(await person.call(ping, { idleSeconds: null })).toEqual(unauthorized('unauthorized'));
});

test('a session ends after eight hours, however busy', async () => {
  const person = await new Person(bank, 'director1').signIn();
  for (let step = 0; step < 59; step += 1) {
    bank.clock.pass({ minutes: 8 });
    await person.get(listAccounts, {});
  }
  bank.clock.pass({ minutes: 8 });
  expect(await person.call(listAccounts, {})).toEqual(unauthorized('unauthorized'));
});

test('blocking a user ends all his sessions at once', async () => {
  const [one, two] = [await new Person(bank, 'buh1').signIn(), await new Person(bank, 'buh1').signIn()];
  const { queries } = bank.services.db;
  await queries.update(appUser).set({ status: 3 }).where(eq(appUser.login, 'buh1'));
  for (const person of [one, two]) expect(await person.call(listAccounts, {})).toEqual(unauthorized('unauthorized'));
  await queries.update(appUser).set({ status: 2 }).where(eq(appUser.login, 'buh1'));
  expect(await one.call(listAccounts, {})).toEqual(unauthorized('unauthorized'));
});

test('after signing out the cookie opens nothing, under either name of the call', async () => {
  for (const path of ['/do_logout', '/logout']) {
    const person = await new Person(bank, 'director1').signIn();
    const cookie = person.jar.header();
    const reply = await bank.app.inject({
      method: 'POST',
      url: `/ncb/api${path}`,
      headers: { host: new URL(APP_ORIGIN).host, cookie, 'x-requested-with': 'ncb' },
    });
    person.jar.take([reply.headers['set-cookie'] ?? []].flat());
    expect(person.jar.header()).toBe('');
    // No "cookies": it would delete those of the bank's other sites. No "cache": it holds code only.
    expect(reply.headers['clear-site-data']).toBe('"storage"');
    person.jar.take(cookie.split('; ').map((pair) => `${pair}; Path=/`));
    expect(await person.call(listAccounts, {})).toEqual(unauthorized('unauthorized'));
  }
});

test('activity is written at most every twenty seconds', async () => {
  const person = await new Person(bank, 'director1').signIn();
  const readActivity = async () =>
    (await bank.services.db.queries.select().from(session).orderBy(desc(session.createdAt)))[0]?.lastActivityAt;
  const before = await readActivity();
  bank.clock.pass({ seconds: 19 });
  await person.get(listAccounts, {});
  expect(await readActivity()).toEqual(before);
  bank.clock.pass({ seconds: 1 });
  await person.get(listAccounts, {});
  expect(await readActivity()).toEqual(bank.clock.now());
});
