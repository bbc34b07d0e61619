import { reportLoad, type LoadOutcome } from '@ncb/shared-kernel/api/contract';
import { cleanUp } from '../src/engine';
import { schema } from '../src/db';
import { APP_ORIGIN } from './support/origins';
import { Person } from './support/person';
import { setUpBank, setUpPerson } from './support/set-up-bank';

const TOKEN = 'a-word-for-the-watcher-of-rollouts';

const bank = setUpBank({ config: { watchToken: TOKEN } });
const director = setUpPerson(bank, 'director1');
const operator = setUpPerson(bank, 'oper1');
beforeEach(() => bank.services.db.queries.delete(schema.loadOutcome));

const report = (person: Person, outcome: LoadOutcome, version = '2', remote = 'loans') =>
  person.get(reportLoad, { remote, version, outcome });

const readLoads = (query = 'minutes=15', authorization = `Bearer ${TOKEN}`) =>
  bank.app.inject({
    url: `/health/loads?${query}`,
    headers: { host: new URL(APP_ORIGIN).host, ...(authorization && { authorization }) },
  });
const counts = async (minutes = 15) => (await readLoads(`minutes=${minutes}`)).json<{ loads: unknown }>().loads;

describe('reports of loads', () => {
  test('are counted by remote and version, each person once', async () => {
    for (let again = 0; again < 3; again += 1) await report(director, 'loaded');
    await report(operator, 'failed');
    await report(operator, 'loaded', '1');
    expect(await counts()).toEqual([
      { remote: 'loans', version: '1', loaded: 1, failed: 0 },
      { remote: 'loans', version: '2', loaded: 1, failed: 1 },
    ]);
  });

  test('a failure is not made good by the second try that succeeds', async () => {
    await report(director, 'failed');
    await report(director, 'loaded');
    expect(await counts()).toEqual([{ remote: 'loans', version: '2', loaded: 0, failed: 1 }]);
  });

  test('count within the window only: who has loaded since is none of the failures before it', async () => {
    await report(director, 'failed');
    await report(operator, 'failed');
    bank.clock.pass({ minutes: 6 });
    await report(director, 'loaded');
    expect(await counts(5)).toEqual([{ remote: 'loans', version: '2', loaded: 1, failed: 0 }]);
  });

  test.each([
    ['a name that is none', { remote: '../loans', version: '1' }],
    ['a version that is none', { remote: 'loans', version: '<b>' }],
  ])('with %s are refused', async (_, what) => {
    expect(await director.refused(reportLoad, { ...what, outcome: 'failed' })).toMatchObject({ code: 'badRequest' });
  });

  test('one person cannot fill the table with versions that nobody has deployed', async () => {
    for (let version = 1; version <= 100; version += 1) await report(director, 'failed', String(version));
    expect(await director.refused(reportLoad, { remote: 'loans', version: '101', outcome: 'failed' })).toMatchObject({
      code: 'tooManyRequests',
    });
    await report(operator, 'failed', '101');
  });

  test('are for people who have signed in', async () => {
    const nobody = new Person(bank, 'director1');
    expect(await nobody.refused(reportLoad, { remote: 'loans', version: '1', outcome: 'failed' })).toMatchObject({
      kind: 'unauthorized',
    });
  });
});

describe('the counts', () => {
  test.each([
    ['without the word', 'minutes=15', '', 401],
    ['with another word', 'minutes=15', 'Bearer wrong', 401],
    ['for no window', '', `Bearer ${TOKEN}`, 400],
    ['for a window longer than reports are kept', 'minutes=1441', `Bearer ${TOKEN}`, 400],
  ])('%s are not given', async (_, query, authorization, status) => {
    expect((await readLoads(query, authorization)).statusCode).toBe(status);
  });
});

// After a day the sessions are gone too.
test('reports say nothing of the person, and are gone after a day', async () => {
  await report(director, 'loaded');
  const rows = await bank.services.db.queries.select().from(schema.loadOutcome);
  expect(rows).toMatchObject([{ remote: 'loans', version: '2', failedAt: null }]);
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['failedAt', 'loadedAt', 'remote', 'reporter', 'version']);
  expect(rows[0]?.reporter).toMatch(/^[\w-]{43}$/);
  await cleanUp(bank.services.db, bank.clock.now());
  expect(await bank.services.db.queries.select().from(schema.loadOutcome)).toHaveLength(1);
  await cleanUp(bank.services.db, new Date(bank.clock.now().getTime() + 25 * 60 * 60_000));
  expect(await bank.services.db.queries.select().from(schema.loadOutcome)).toEqual([]);
});
