import { sql } from 'drizzle-orm';
import { storeViolations } from '../src/areas/support/csp-violations';
import { schema, selectRows } from '../src/db';
import { cleanUp } from '../src/engine';
import { Operator } from './support/operator';
import { APP_ORIGIN } from './support/origins';
import { setUpBank } from './support/set-up-bank';

const TOKEN = 'a-word-for-the-watcher-of-rollouts';
const bank = setUpBank({ config: { watchToken: TOKEN } });
const operator = new Operator(bank);
beforeEach(async () => {
  // Another minute for the limits, another hour for the counts.
  bank.clock.pass({ hours: 1 });
  const { queries } = bank.services.db;
  await queries.delete(schema.cspViolation);
  await queries.delete(schema.loadOutcome);
  await queries
    .insert(schema.loadOutcome)
    .values({ remote: 'accounts', version: '1.2.0', reporter: 'a', loadedAt: bank.clock.now() });
});

const HOST = { host: new URL(APP_ORIGIN).host };
const TYPE = 'application/csp-report';
const PERSONAL = 'IBAN-UA643516070000026203999000404';

function report(fields: object = {}): string {
  return JSON.stringify({
    'csp-report': {
      'document-uri': `${APP_ORIGIN}/ncb/main/miPmtUahNew?id=${PERSONAL}#${PERSONAL}`,
      referrer: `${APP_ORIGIN}/?${PERSONAL}`,
      'effective-directive': 'connect-src',
      'blocked-uri': `https://elsewhere.example/${PERSONAL}?q=${PERSONAL}`,
      'source-file': `${APP_ORIGIN}/ncb/remotes/accounts/1.2.0/page.js?${PERSONAL}`,
      'script-sample': PERSONAL,
      ...fields,
    },
  });
}

const send = (payload: string, headers: Record<string, string> = {}, remoteAddress = '10.1.1.1') =>
  bank.app.inject({
    method: 'POST',
    url: '/ncb/api/csp_reports',
    headers: { ...HOST, 'content-type': TYPE, 'user-agent': `browser of ${PERSONAL}`, ...headers },
    payload,
    remoteAddress,
  });

async function readViolations(minutes = 15): Promise<unknown> {
  const headers = { ...HOST, authorization: `Bearer ${TOKEN}` };
  const answer = await bank.app.inject({ url: `/health/loads?minutes=${minutes}`, headers });
  return answer.json<{ violations: unknown }>().violations;
}

test('violations are counted by directive, remote and version, and shown beside the loads', async () => {
  const answer = await send(report());
  expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([204, '', 'no-store']);
  await send(report());
  const newer = [{ type: 'csp-violation', body: { documentURL: `${APP_ORIGIN}/ncb/`, effectiveDirective: 'img-src' } }];
  await send(JSON.stringify(newer), { 'content-type': 'application/reports+json', origin: APP_ORIGIN });
  // Under `no-referrer` a browser may send the origin `null`.
  await send(report(), { origin: 'null', 'sec-fetch-site': 'same-origin' });
  expect(await readViolations()).toEqual([
    { directive: 'img-src', remote: '', version: '', reports: 1 },
    { directive: 'connect-src', remote: 'accounts', version: '1.2.0', reports: 3 },
  ]);
  expect(await operator.rows('violation')).toEqual([
    { remote: 'оболонка', version: '', directive: 'img-src', reports: '1' },
    { remote: 'accounts', version: '1.2.0', directive: 'connect-src', reports: '3' },
  ]);
});

test('nothing of a user is kept: no address, query, fragment, sample, browser or sender', async () => {
  await send(report({ 'effective-directive': 'img-src' }), { cookie: `__Host-sid=${PERSONAL}` }, '10.7.7.7');
  const rows = await selectRows<{ whole: string }>(
    bank.services.db.queries,
    sql`SELECT row_to_json(csp_violation)::text AS whole FROM csp_violation`,
  );
  expect(rows).toHaveLength(1);
  expect(Object.keys(JSON.parse(rows[0]?.whole ?? '{}') as object).sort()).toEqual([
    ...['directive', 'hour', 'remote', 'reports', 'version'],
  ]);
  for (const kept of [rows[0]?.whole, bank.readLog()]) {
    expect(kept).not.toContain(PERSONAL);
    expect(kept).not.toMatch(/elsewhere|miPmtUahNew|10\.7\.7\.7/);
  }
});

test.each([
  ['of a foreign page', { origin: 'https://elsewhere.example' }, 403],
  ['that a foreign policy sends here', { 'sec-fetch-site': 'cross-site' }, 403],
  ['of the widget', { origin: 'http://sign.ibank.localhost:8080', 'sec-fetch-site': 'same-site' }, 403],
  ['of a type that any page can send', { 'content-type': 'text/plain' }, 415],
  ['of a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
])('a report %s is refused', async (_, headers, status) => {
  expect((await send(report(), headers)).statusCode).toBe(status);
  expect(await readViolations()).toEqual([]);
});

test('a malformed report is refused, a large one is not read', async () => {
  expect((await send('{')).statusCode).toBe(400);
  expect((await send(report({ 'script-sample': 'x'.repeat(64 * 1024) }))).statusCode).toBe(413);
  expect(await readViolations()).toEqual([]);
});

test('one address reports sixty times a minute, all together six hundred times', async () => {
  const sendMany = async (times: number, address: string) => {
    const statuses: number[] = [];
    for (let time = 0; time < times; time += 1) statuses.push((await send(report(), {}, address)).statusCode);
    return statuses.filter((status) => status === 204).length;
  };
  expect(await sendMany(62, '10.2.0.1')).toBe(60);
  expect((await send(report(), {}, '10.2.0.1')).headers['retry-after']).toBe('60');
  let accepted = 60;
  for (let address = 2; address <= 12; address += 1) accepted += await sendMany(60, `10.2.0.${address}`);
  expect(accepted).toBe(600);
  bank.clock.pass({ minutes: 1 });
  expect(await sendMany(1, '10.2.0.1')).toBe(1);
});

test('versions that no browser has loaded in the last day are counted together', async () => {
  const store = (names: readonly string[]) =>
    storeViolations(
      bank.services.db.queries,
      bank.clock.now(),
      names.map((version) => ({ directive: 'img-src', remote: 'accounts', version })),
    );
  await store(['1.2.0', 'made-up-1', '1.2.0', 'made-up-2']);
  await store(['made-up-3', '1.2.0']);
  expect(await readViolations()).toEqual([
    { directive: 'img-src', remote: '*', version: '', reports: 3 },
    { directive: 'img-src', remote: 'accounts', version: '1.2.0', reports: 3 },
  ]);
  bank.clock.pass({ days: 1, hours: 1 });
  await store(['1.2.0']);
  expect(await readViolations()).toEqual([{ directive: 'img-src', remote: '*', version: '', reports: 1 }]);
});

test('a request counts five kinds of violations, in one statement', async () => {
  const { queries } = bank.services.db;
  const execute = jest.spyOn(queries, 'execute');
  const directives = ['img-src', 'font-src', 'img-src', 'media-src', 'frame-src', 'script-src', 'style-src', 'img-src'];
  await storeViolations(
    queries,
    bank.clock.now(),
    directives.map((directive) => ({ directive, remote: '', version: '' })),
  );
  expect(execute).toHaveBeenCalledTimes(1);
  execute.mockRestore();
  expect(await readViolations()).toEqual(
    [
      ['font-src', 1],
      ['frame-src', 1],
      ['img-src', 3],
      ['media-src', 1],
      ['script-src', 1],
    ].map(([directive, reports]) => ({ directive, remote: '', version: '', reports })),
  );
});

test('counts are of the hours that the minutes touch, and are gone after a day', async () => {
  await send(report());
  bank.clock.pass({ hours: 2 });
  expect(await readViolations(15)).toEqual([]);
  expect(await readViolations(180)).toHaveLength(1);
  await cleanUp(bank.services.db, bank.clock.now());
  expect(await readViolations(180)).toHaveLength(1);
  await cleanUp(bank.services.db, new Date(bank.clock.now().getTime() + 24 * 60 * 60_000));
  expect(await readViolations(180)).toEqual([]);
});
