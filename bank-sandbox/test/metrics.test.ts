import { listAccounts, reportLoad } from '@ncb/shared-kernel/api/contract';
import { sql } from 'drizzle-orm';
import { afterCommit } from '../src/db';
import { parseMetrics, type Sample } from './support/parse-metrics';
import { APP_ORIGIN } from './support/origins';
import { PAYMENT } from './support/person';
import { setUpBank, setUpPerson } from './support/set-up-bank';

const TOKEN = 'a-word-for-the-scraper-of-metrics';
const host = { host: new URL(APP_ORIGIN).host };

const bank = setUpBank({ config: { watchToken: TOKEN, slowQueryMs: 50 } });
const director = setUpPerson(bank, 'director1');

const scrape = (authorization = `Bearer ${TOKEN}`) =>
  bank.app.inject({ url: '/metrics', headers: { ...host, ...(authorization && { authorization }) } });

async function read(): Promise<(name: string, labels?: Readonly<Record<string, string>>) => number> {
  const samples = parseMetrics((await scrape()).body);
  return (name, labels = {}) => sum(samples.filter((sample) => sample.name === name && hasLabels(sample, labels)));
}

const hasLabels = ({ labels }: Sample, wanted: Readonly<Record<string, string>>) =>
  Object.entries(wanted).every(([name, value]) => labels[name] === value);
const sum = (samples: readonly Sample[]) => samples.reduce((total, { value }) => total + value, 0);

describe('/metrics', () => {
  test.each([
    ['without the token', ''],
    ['with another token', 'Bearer wrong'],
  ])('is closed %s', async (_, authorization) => {
    const { statusCode, body } = await scrape(authorization);
    expect([statusCode, body]).toEqual([401, '{}']);
  });

  test('is in the Prometheus text format, not kept, with process and event loop', async () => {
    const { statusCode, headers, body } = await scrape();
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('# TYPE http_request_duration_seconds histogram');
    expect(body).toContain('# TYPE nodejs_eventloop_lag_p99_seconds gauge');
  });

  test('counts requests by call and outcome, and refusals by code', async () => {
    const before = await read();
    const count = 'http_request_duration_seconds_count';
    await director.get(listAccounts, {});
    await director.save({ creditIban: 'UA' }).catch(() => undefined);
    await bank.app.inject({ url: '/ncb/api/acn_list?clnt_id=1', headers: host });
    await bank.app.inject({ url: '/ncb/api/one-that-is-unknown', headers: host });
    await bank.app.inject({ url: '/another/9001', headers: host });
    const after = await read();
    const added = (name: string, labels: Readonly<Record<string, string>>) =>
      after(name, labels) - before(name, labels);
    expect(added(count, { call: '/ncb/api/acn_list', outcome: 'success' })).toBe(1);
    expect(added(count, { call: '/ncb/api/acn_list', outcome: 'refused' })).toBe(1);
    expect(added(count, { call: '/ncb/api/save_pmt', outcome: 'refused' })).toBe(1);
    expect(added(count, { call: 'unknown', outcome: 'refused' })).toBe(2);
    expect(added('ncb_refusals_total', { code: 'unauthorized' })).toBe(1);
    expect(added('ncb_refusals_total', { code: 'validation' })).toBe(1);
  });

  test('counts what is saved, signed, sent and executed, and shows the queue', async () => {
    // Documents of the demonstration.
    bank.clock.pass({ seconds: 60 });
    await bank.engine.runOnce();
    const before = await read();
    const id = await director.save({ number: '778811' });
    await director.sign(id);
    await director.send(id);
    bank.clock.pass({ seconds: 60 });
    const waiting = await read();
    expect([waiting('ncb_queue_documents'), waiting('ncb_queue_oldest_age_seconds')]).toEqual([1, 57]);
    await bank.engine.runOnce();
    const after = await read();
    const added = (action: string) =>
      after('ncb_actions_total', { action, result: 'ok' }) - before('ncb_actions_total', { action, result: 'ok' });
    expect(['savePayment', 'signAll', 'send', 'execute'].map(added)).toEqual([1, 1, 1, 1]);
    expect([after('ncb_queue_documents'), after('ncb_queue_oldest_age_seconds')]).toEqual([0, 0]);
  });

  test('counts nothing that was rolled back', async () => {
    const effects: string[] = [];
    const failing = bank.services.db.transaction(() => {
      afterCommit(() => effects.push('rolled back'));
      return Promise.reject(new Error('no'));
    });
    await expect(failing).rejects.toThrow('no');
    await bank.services.db.transaction((tx) => {
      afterCommit(() => effects.push('committed'));
      return tx.execute(sql`SELECT 1`);
    });
    afterCommit(() => effects.push('outside'));
    expect(effects).toEqual(['committed', 'outside']);
  });

  test('shows loads by remote and version, the most reported ones', async () => {
    await director.get(reportLoad, { remote: 'accounts', version: '1.2.10-abc', outcome: 'failed' });
    for (let version = 0; version < 60; version += 1)
      await director.get(reportLoad, { remote: 'payroll', version: `9.${version}`, outcome: 'loaded' });
    const { body } = await scrape();
    expect(body).toContain('ncb_remote_load_users{remote="accounts",version="1.2.10-abc",outcome="failed"} 1');
    expect(parseMetrics(body).filter(({ name }) => name === 'ncb_remote_load_users')).toHaveLength(100);
  });

  test('shows the connections of both pools of a server', async () => {
    if (bank.services.db.engine !== 'postgres') return;
    await bank.engine.runOnce();
    const value = await read();
    for (const pool of ['calls', 'engine'])
      expect(value('ncb_database_pool_connections', { pool, state: 'total' })).toBeGreaterThan(0);
    expect(value('ncb_database_pool_connections', { state: 'waiting' })).toBe(0);
  });

  test('says nothing of users, companies, accounts and documents', async () => {
    const id = await director.save({ purpose: 'Канарка в призначенні', number: '778812' });
    await bank.app.inject({ url: `/ncb/api/canary-${id}?clnt_id=canary`, headers: host });
    const { body } = await scrape();
    for (const canary of ['canary', 'Канарка', '778812', 'director1', PAYMENT.creditIban, 'UA']) {
      expect(body).not.toContain(canary);
    }
  });
});

describe('the id of a request', () => {
  const SENT = '0f1e2d3c4b5a69788796a5b4c3d2e1f0';
  const call = (headers: Readonly<Record<string, string>> = {}, path = '/ncb/api/acn_list') =>
    bank.app.inject({ url: path, headers: { ...host, ...headers } });

  test('comes from the proxy and stands in answer and log', async () => {
    const { headers } = await call({ 'x-request-id': SENT });
    expect(headers['x-request-id']).toBe(SENT);
    expect(bank.readLog()).toContain(`"requestId":"${SENT}"`);
  });

  test.each([['none'], ['F'.repeat(32)], [`${SENT}0`], ['a"b\\c'.padEnd(32, '0')]])(
    'is made by the bank in place of %s',
    async (sent) => {
      const { headers } = await call(sent === 'none' ? {} : { 'x-request-id': sent });
      expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
      expect(bank.readLog()).not.toContain(sent === 'none' ? '"requestId":""' : JSON.stringify(sent));
    },
  );

  test('is not sent with files and pages, which are kept', async () => {
    expect((await call({}, '/ncb/templates/imp_tmpl1.csv')).headers['x-request-id']).toBeUndefined();
  });

  test('is the number of an unexpected failure', async () => {
    await bank.services.db.run('ALTER TABLE account RENAME TO account_gone');
    const failed = await director.call(listAccounts, {}).catch(() => undefined);
    await bank.services.db.run('ALTER TABLE account_gone RENAME TO account');
    expect(failed).toBeDefined();
    const line =
      bank
        .readLog()
        .split('\n')
        .find((text) => text.includes('unexpected failure')) ?? '';
    expect(JSON.parse(line)).toMatchObject({ requestId: expect.stringMatching(/^[0-9a-f]{32}$/), sqlState: '42P01' });
  });
});

describe('slow queries', () => {
  const slowLines = () =>
    bank
      .readLog()
      .split('\n')
      .filter((line) => line.includes('slow query'));

  test('are logged with their time and statement, without values', async () => {
    const { db } = bank.services;
    const before = slowLines().length;
    await db.queries.execute(sql`SELECT pg_sleep(${0.08}), ${'Канарка'}::text`);
    await db.transaction((tx) => tx.execute(sql`SELECT pg_sleep(${0.08}) AS inside`));
    await db.queries.execute(sql`SELECT 'quick'`);
    const lines = slowLines()
      .slice(before)
      .map((line) => JSON.parse(line) as { ms: number; statement: string });
    expect(lines.map(({ statement }) => statement)).toEqual([
      'SELECT pg_sleep($1), $2::text',
      'SELECT pg_sleep($1) AS inside',
    ]);
    for (const { ms } of lines) expect(ms).toBeGreaterThanOrEqual(50);
    expect(bank.readLog()).not.toContain('Канарка');
  });
});
