import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listAccounts, reportLoad } from '@ncb/shared-kernel/api/contract';
import { sql } from 'drizzle-orm';
import { storeViolations } from '../src/areas/support/csp-violations';
import { afterCommit } from '../src/db';
import { freshDirectory } from './support/get-cached-folder';
import { parseMetrics, type Sample } from './support/parse-metrics';
import { APP_ORIGIN } from './support/origins';
import { PAYMENT } from './support/person';
import { setUpBank, setUpPerson } from './support/set-up-bank';

/** Connections of a server's pool of calls. */
const POOL_SIZE = 10;
const TOKEN = 'a-word-for-the-scraper-of-metrics';
const host = { host: new URL(APP_ORIGIN).host };

const siteDir = freshDirectory();
afterAll(() => rmSync(siteDir, { recursive: true }));
mkdirSync(join(siteDir, 'app/ncb'), { recursive: true });
const REGISTRY = join(siteDir, 'app/ncb/registry.json');
const DEPLOYED = JSON.stringify({
  remotes: [
    { name: 'accounts', version: '1.2.10-abc', rollout: { percent: 10, previous: { version: '1.2.9-abc' } } },
    {
      name: 'payroll',
      version: '2.0.0',
      rollout: { percent: 100, previous: null, withdrawn: { version: '2.0.1', reason: 'operator' } },
    },
  ],
});
writeFileSync(REGISTRY, DEPLOYED);

const bank = setUpBank({ config: { watchToken: TOKEN, slowQueryMs: 50, siteDir } });
const director = setUpPerson(bank, 'director1');

const scrape = (authorization = `Bearer ${TOKEN}`) =>
  bank.app.inject({ url: '/metrics', headers: { ...host, ...(authorization && { authorization }) } });

const readLines = (from = 0) =>
  bank
    .readLog()
    .slice(from)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** Takes the connections of the pool of calls. @returns a function that gives them back */
async function takeConnections(): Promise<() => Promise<void>> {
  const { db } = bank.services;
  let giveBack = () => undefined as void;
  const end = new Promise<void>((resolve) => (giveBack = resolve));
  const running: Promise<void>[] = [];
  for (let taken = 0; taken < (db.engine === 'postgres' ? POOL_SIZE : 1); taken += 1) {
    await new Promise<void>((resolve) => {
      const hold = async () => {
        resolve();
        await end;
      };
      running.push(db.transaction(hold));
    });
  }
  return async () => {
    giveBack();
    await Promise.all(running);
  };
}

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

  test('shows loads of deployed versions, and all others together', async () => {
    const report = (remote: string, version: string, outcome: 'loaded' | 'failed') =>
      director.get(reportLoad, { remote, version, outcome });
    await report('accounts', '1.2.10-abc', 'failed');
    await report('accounts', '1.2.9-abc', 'loaded');
    await report('payroll', '2.0.1', 'failed');
    await report('payroll', '1.2.10-abc', 'failed');
    await report('invented', '2.0.0', 'failed');
    for (let version = 0; version < 60; version += 1) await report('payroll', `9.${version}`, 'loaded');
    const loads = parseMetrics((await scrape()).body).filter(({ name }) => name === 'ncb_remote_load_users');
    const texts = loads.map(({ labels: { remote, version, outcome }, value }) =>
      [remote, version, outcome, value].join(' '),
    );
    expect(texts).toEqual([
      ...['accounts 1.2.10-abc loaded 0', 'accounts 1.2.10-abc failed 1'],
      ...['accounts 1.2.9-abc loaded 1', 'accounts 1.2.9-abc failed 0'],
      ...['payroll 2.0.1 loaded 0', 'payroll 2.0.1 failed 1'],
      ...['other other loaded 60', 'other other failed 2'],
    ]);
    rmSync(REGISTRY);
    const without = await read();
    writeFileSync(REGISTRY, DEPLOYED);
    expect(without('ncb_remote_load_users')).toBe(65);
    expect(without('ncb_remote_load_users', { remote: 'other', version: 'other' })).toBe(65);
  });

  test('counts violations of the policy by directive and remote, those of other versions together', async () => {
    const { db } = bank.services;
    const [shell, accounts] = [
      { directive: 'img-src', remote: '', version: '' },
      { directive: 'connect-src', remote: 'accounts', version: '1.2.10-abc' },
    ];
    for (const [remote, version] of [
      ['accounts', '1.2.10-abc'],
      ['accounts', '0.9'],
      ['invented', '1'],
    ] as const)
      await director.get(reportLoad, { remote, version, outcome: 'loaded' });
    const others = [
      { ...accounts, version: '0.9' },
      { ...accounts, remote: 'invented', version: '1' },
    ];
    const earlier = new Date(bank.clock.now().getTime() - 60 * 60_000);
    await storeViolations(db.queries, earlier, [accounts]);
    await storeViolations(db.queries, bank.clock.now(), [shell, accounts, accounts, ...others]);
    const samples = parseMetrics((await scrape()).body).filter(({ name }) => name === 'ncb_policy_reports');
    const texts = samples.map(({ labels: { directive, remote, version }, value }) =>
      [directive, remote, version, value].join(' '),
    );
    expect(new Set(texts)).toEqual(
      new Set(['img-src shell  1', 'connect-src accounts 1.2.10-abc 2', 'connect-src other other 2']),
    );
  });

  test.each([
    ['the table of documents', 'queue', 'document', ['ncb_queue_documents', 'ncb_queue_oldest_age_seconds']],
    ['the table of loads', 'loads', 'load_outcome', ['ncb_remote_load_users']],
    ['the table of violations', 'policyReports', 'csp_violation', ['ncb_policy_reports']],
  ])('is answered without what it cannot read, as without %s', async (_, part, table, gauges) => {
    await director.get(reportLoad, { remote: 'accounts', version: '1.2.10-abc', outcome: 'loaded' });
    const namesOf = (body: string) => parseMetrics(body).map(({ name }) => name);
    const before = await read();
    await bank.services.db.run(`ALTER TABLE ${table} RENAME TO table_gone`);
    const { statusCode, body } = await scrape();
    await bank.services.db.run(`ALTER TABLE table_gone RENAME TO ${table}`);
    expect(statusCode).toBe(200);
    expect(namesOf(body)).toContain('http_request_duration_seconds_count');
    for (const gauge of gauges) expect(namesOf(body)).not.toContain(gauge);
    const after = await read();
    const failed = { read: part };
    expect(after('ncb_metrics_failed_reads_total', failed) - before('ncb_metrics_failed_reads_total', failed)).toBe(1);
    expect(namesOf((await scrape()).body)).toEqual(expect.arrayContaining(gauges));
  });

  test('is answered within seconds while all connections are taken, and shows who waits for one', async () => {
    const giveBack = await takeConnections();
    const waiting = bank.services.db.transaction((tx) => tx.execute(sql`SELECT 1`));
    const start = performance.now();
    const { statusCode, body } = await scrape();
    const ms = performance.now() - start;
    await giveBack();
    await waiting;
    expect(statusCode).toBe(200);
    expect(ms).toBeLessThan(5_000);
    const valuesOf = (text: string, wanted: string) =>
      parseMetrics(text)
        .filter(({ name }) => name === wanted)
        .map(({ labels: { pool, state }, value }) => (pool ? [pool, state, value].join(' ') : value));
    expect(valuesOf(body, 'ncb_queue_documents')).toEqual([]);
    if (bank.services.db.engine === 'postgres')
      expect(valuesOf(body, 'ncb_database_pool_connections')).toContain('calls waiting 1');
    expect(valuesOf((await scrape()).body, 'ncb_queue_documents')).toHaveLength(1);
  });

  test('is in the log when it is refused, as the loads are, without the token; otherwise not', async () => {
    const from = bank.readLog().length;
    await scrape();
    await scrape('Bearer a-word-of-a-stranger');
    await bank.app.inject({ url: '/health/loads?minutes=15&token=a-word-of-a-stranger', headers: host });
    expect(readLines(from).filter(({ path }) => path !== undefined)).toEqual(
      ['/metrics', '/health/loads'].map((path) => expect.objectContaining({ method: 'GET', path, status: 401 })),
    );
    expect(bank.readLog()).not.toContain('a-word-of');
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

  test('is not sent by the bank with files and pages, which are kept', async () => {
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

  test('include the beginning and the end of a transaction', async () => {
    const { db } = bank.services;
    if (db.engine !== 'postgres') return;
    await db.run(`CREATE TABLE slow_commit (id int);
      CREATE FUNCTION commit_slowly() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN PERFORM pg_sleep(0.08); RETURN NULL; END $$;
      CREATE CONSTRAINT TRIGGER slow AFTER INSERT ON slow_commit DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION commit_slowly()`);
    const giveBack = await takeConnections();
    const before = slowLines().length;
    const done = db.transaction((tx) => tx.execute(sql`INSERT INTO slow_commit VALUES (1)`));
    await new Promise((resolve) => setTimeout(resolve, 80));
    await giveBack();
    await done;
    const statements = slowLines()
      .slice(before)
      .map((line) => (JSON.parse(line) as { statement: string }).statement)
      .filter((statement) => /^[a-z]+$/i.test(statement));
    expect(statements).toEqual(['connect', 'COMMIT']);
  });
});
