import { endSession, listAccounts, listSessions, saveSettings } from '@ncb/shared-kernel/api/contract';
import { eq } from 'drizzle-orm';
import { toKyivMoment } from '../src/clock';
import { appUser, session } from '../src/db/schema';
import { readAuditRows } from './support/read-audit-rows';
import { unauthorized } from './support/browser';
import { ONE_ENGINE } from './support/engines';
import { Person } from './support/person';
import { setUpBank } from './support/set-up-bank';

describe.each(ONE_ENGINE)('one’s own sessions on %s', (engine) => {
  let here: Person;
  let there: Person;
  let stranger: Person;
  const bank = setUpBank({ engine });
  beforeEach(async () => {
    await bank.services.db.queries.delete(session);
    await bank.services.db.queries.update(appUser).set({ settings: {} });
    there = await new Person(bank, 'buh1').signIn('1001');
    bank.clock.pass({ minutes: 2 });
    here = await new Person(bank, 'buh1').signIn('1001');
    stranger = await new Person(bank, 'fop1').signIn();
  });

  const time = (minutesAgo = 0) => toKyivMoment(new Date(bank.clock.now().getTime() - minutesAgo * 60_000));
  const signedOut = async () => (await readAuditRows(bank, 'signOut')).filter(([userId]) => userId === 503).length;

  const sessions = async (person = here) => (await person.get(listSessions, {})).sessions;
  const findSessionId = async (isCurrent: boolean, person = here) =>
    (await sessions(person)).find((item) => item.isCurrent === isCurrent)?.id ?? '';

  test('are listed with start, last activity and address, the one in hand first', async () => {
    expect(await sessions()).toEqual([
      {
        id: expect.any(String),
        started: time(),
        lastActivity: time(),
        address: '127.0.0.1',
        program: expect.any(String),
        secondFactor: 'sms',
        isCurrent: true,
      },
      {
        id: expect.any(String),
        started: time(2),
        lastActivity: time(2),
        address: '127.0.0.1',
        program: expect.any(String),
        secondFactor: 'sms',
        isCurrent: false,
      },
    ]);
    bank.clock.pass({ minutes: 3 });
    await there.get(listAccounts, {});
    expect((await sessions(there)).map(({ lastActivity }) => lastActivity)).toEqual([time(), time(3)]);
  });

  test('are called by names that are neither a token nor its hash', async () => {
    const rows = await bank.services.db.queries.select().from(session);
    const names = (await sessions()).map(({ id }) => id);
    for (const secret of [...rows.map(({ tokenHash }) => tokenHash), here.jar.get('__Host-sid') ?? ''])
      for (const name of names) expect(secret).not.toContain(name.slice(0, 8));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(3);
  });

  test('that are over are not listed: idle ones by one’s own limit', async () => {
    const settings = { timeoutInterval: 30, showClosed: true, language: null };
    await here.get(saveSettings, { settings });
    bank.clock.pass({ minutes: 29 });
    await here.get(listAccounts, {});
    expect(await sessions()).toHaveLength(1);
  });

  test('are ended one by one: the other browser is signed out at once, this one goes on', async () => {
    const before = await signedOut();
    await here.get(endSession, { id: await findSessionId(false) });
    expect(await there.call(listAccounts, {})).toEqual(unauthorized('unauthorized'));
    expect(await sessions()).toMatchObject([{ isCurrent: true }]);
    expect((await signedOut()) - before).toBe(1);
  });

  test('are ended all at once but for the one in hand', async () => {
    const before = await signedOut();
    const third = await new Person(bank, 'buh1').signIn('1001');
    await here.get(endSession, { id: null });
    for (const person of [there, third])
      expect(await person.call(listAccounts, {})).toEqual(unauthorized('unauthorized'));
    expect(await sessions()).toHaveLength(1);
    expect((await signedOut()) - before).toBe(2);
    await stranger.get(listAccounts, {});
  });

  test('the one in hand ends like by signing out, cookie and all', async () => {
    await here.get(endSession, { id: await findSessionId(true) });
    expect(here.jar.header()).toBe('');
    await there.get(listAccounts, {});
  });

  test('of somebody else cannot be ended and are answered like unknown ones', async () => {
    const foreign = await here.refused(endSession, { id: await findSessionId(true, stranger) });
    const unknown = await here.refused(endSession, { id: '00000000-0000-4000-8000-000000000000' });
    expect(foreign).toEqual(unknown);
    expect(foreign).toMatchObject({ code: 'notFound' });
    expect(await here.refused(endSession, { id: 'x' })).toEqual(unknown);
    await stranger.get(listAccounts, {});
    const { queries } = bank.services.db;
    expect(await queries.select().from(session).where(eq(session.userId, 503))).toHaveLength(2);
  });
});
