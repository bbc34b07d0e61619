import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sendRequest, type Answer } from '../support/send-request';
import { ROOT } from '../support/root';
import { startBehindNginx, type BankBehindNginx } from '../support/nginx';
import { KALYNA_ACCOUNT, SVITANOK } from '../support/people';
import { expect, expectedComplaints, test as base } from '../support/test';

const test = base.extend<object, { bank: BankBehindNginx }>({
  bank: [
    async ({}, use) => {
      const bank = await startBehindNginx();
      await use(bank);
      await bank.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

test.use({ prefetchesPages: true });

const REGISTRY = '/ncb/registry.json';
const LOADS = '/health/loads?minutes=15';
/** Headers in which servers may differ. */
const OF_THE_SERVER =
  /^(?:date|server|connection|keep-alive|transfer-encoding|content-length|etag|last-modified|accept-ranges)$/;
/** Locations that nginx passes to the bank: it sends the request's id with all of them, the bank with calls alone. */
const OF_THE_BANK = /^\/(?:ncb\/(?:api\/|templates\/|config\.json$)|api\/rates$|\.well-known\/security\.txt$)/;

/**
 * Returns the parts of an answer that every server must send equally, with the nonce replaced.
 * @param varies true if there is a compressed copy; otherwise `Vary` does not matter
 */
function comparable({ status, headers, body }: Answer, varies: boolean) {
  const nonce = /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1];
  const without = (text: string) => (nonce ? text.replaceAll(nonce, 'NONCE') : text);
  const stableHeaders = Object.entries(headers)
    .filter(([name]) => !OF_THE_SERVER.test(name) && name !== 'x-request-id' && (varies || name !== 'vary'))
    .map(([name, value]) => [name, without(value).toLowerCase().replace('text/javascript', 'application/javascript')]);
  if (status === 302) return { status, location: headers['location'] };
  const isText = (headers['content-encoding'] ?? '') === '';
  return {
    status,
    headers: Object.fromEntries(stableHeaders) as object,
    body: isText ? without(body.toString()) : body.length,
  };
}

test('nginx sends what the bank’s own server sends: files, pages, fallbacks, refusals, with all their headers', async ({
  bank,
}) => {
  const [own = ''] = bank.processes;
  const remotes = join(bank.site, 'app/ncb/remotes/accounts');
  const [version = ''] = readdirSync(remotes);
  const [asset = ''] = readdirSync(join(bank.site, 'app/ncb/assets')).filter((name) => /^shell\..*\.js$/.test(name));
  const [worker = ''] = readdirSync(join(bank.site, 'sign')).filter((name) => /^worker-.*\.js$/.test(name));
  const paths = {
    app: [
      ...['/', '/ncb', '/ncb/', '/ncb/index.html', '/ncb/main/miPmtJournal', '/ncb/main/miPmtUahNew?id=9001&mode=view'],
      ...['/ncb/register', '/ncb/config.json', REGISTRY, '/ncb/registry.schema.json', '/ncb/contract.json'],
      ...[`/ncb/assets/${asset}`, `/ncb/remotes/accounts/${version}/entry.js`],
      ...[`/ncb/remotes/accounts/${version}/mf-manifest.json`, `/ncb/remotes/accounts/${version}/gone.js`],
      ...['/ncb/no-such-file.js', '/elsewhere'],
      ...['/ncb/api/acn_list', '/ncb/api/no_such_call', '/ncb/templates/imp_tmpl1.csv'],
      ...['/.well-known/security.txt', '/.well-known/other', '/api/rates'],
    ],
    sign: ['/', '/index.html', `/${worker}`, '/no-such-file.js', '/ncb/api/acn_list'],
  };
  for (const [origin, root, list] of [
    [bank.appOrigin, 'app', paths.app],
    [bank.signOrigin, 'sign', paths.sign],
  ] as const) {
    const { host } = new URL(origin);
    for (const path of list) {
      const varies = existsSync(join(bank.site, root, `${path}.gz`));
      // The registry changes atomically and has no compressed copy; nginx compresses it for each answer.
      for (const accepted of path === REGISTRY ? ['identity'] : ['identity', 'gzip', 'gzip, br']) {
        const encoding = { 'accept-encoding': accepted };
        const [behind, bare] = [
          await sendRequest(host, host, path, encoding),
          await sendRequest(own, host, path, encoding),
        ];
        expect(comparable(behind, varies), `${host}${path} (${accepted})`).toEqual(comparable(bare, varies));
        const withId = [behind, bare].map(({ headers }) => 'x-request-id' in headers);
        const expected = [OF_THE_BANK.test(path), path.startsWith('/ncb/api/')].map((has) => has && root === 'app');
        expect(withId, `${host}${path}`).toEqual(expected);
      }
    }
  }
});

test('files are compressed and kept as their names allow, a page has a nonce of its own each time', async ({
  bank,
}) => {
  const { host } = new URL(bank.appOrigin);
  const [asset = ''] = readdirSync(join(bank.site, 'app/ncb/assets')).filter((name) => /^shell\..*\.js$/.test(name));
  const plain = await sendRequest(host, host, `/ncb/assets/${asset}`);
  const brotli = await sendRequest(host, host, `/ncb/assets/${asset}`, { 'accept-encoding': 'gzip, br' });
  const gzip = await sendRequest(host, host, `/ncb/assets/${asset}`, { 'accept-encoding': 'gzip' });
  expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const registry = await sendRequest(host, host, REGISTRY, { 'accept-encoding': 'gzip, br' });
  expect([registry.headers['content-encoding'], registry.headers['vary']]).toEqual(['gzip', 'Accept-Encoding']);
  expect(gunzipSync(registry.body)).toEqual((await sendRequest(host, host, REGISTRY)).body);

  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const { headers, body } = await sendRequest(host, host, '/ncb/main/miPmtJournal', {
        'accept-encoding': 'gzip, br',
      });
      const [, nonce = ''] = /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '') ?? [];
      expect(body.toString()).toContain(`nonce="${nonce}"`);
      expect(body.toString()).not.toContain('__CSP_NONCE__');
      expect(headers['cache-control']).toBe('no-cache');
      return nonce;
    }),
  );
  expect(new Set(nonces).size).toBe(2);
});

test('what is deployed to a bucket carries the same headers as what nginx sends', async ({ bank }) => {
  const { getFileHeaders } = (await import(
    pathToFileURL(join(ROOT, 'tooling/deploy/targets/get-file-headers.mjs')).href
  )) as {
    getFileHeaders: (path: string) => Record<string, string>;
  };
  const { host } = new URL(bank.appOrigin);
  const files = readdirSync(join(bank.site, 'app/ncb'), { recursive: true, encoding: 'utf8' })
    .filter(
      (path) =>
        /\.\w+$/.test(path) && !/\.(?:br|gz)$|index\.html$|\.txt$/.test(path) && !/\/[\d.]+-[0-9a-f]+$/.test(path),
    )
    .filter((path) => /remotes|registry|contract|assets\/shell|assets\/.*css/.test(path));
  expect(files.length).toBeGreaterThan(10);
  for (const path of files) {
    const { headers } = await sendRequest(host, host, `/ncb/${path}`);
    const expected = getFileHeaders(`app/ncb/${path}`);
    expect([path, headers['cache-control']]).toEqual([path, expected['cache-control']]);
  }
});

test('a broken policy is reported through nginx, and the bank counts it without the address', async ({
  person,
  bank,
}) => {
  const user = await person();
  await user.opensTheAddress();
  await user.seesPage('signIn');
  expectedComplaints.push(/violates the (?:document's|following) Content Security Policy/);
  await user.page.evaluate(() => fetch('https://elsewhere.example/a?b').catch(() => null));
  const [own = ''] = bank.processes;
  const { host } = new URL(bank.appOrigin);
  const token = { authorization: `Bearer ${bank.watchToken}` };
  const readCounts = async () => JSON.parse((await sendRequest(own, host, LOADS, token)).body.toString()) as object;
  await expect
    .poll(readCounts)
    .toMatchObject({ violations: [{ directive: 'connect-src', remote: '', version: '', reports: 1 }] });
});

test('the browser lets the shell use camera and copying alone', async ({ person }) => {
  const user = await person();
  await user.opensTheAddress();
  const isAllowed = (names: string[]) =>
    names.filter((name) =>
      (document as unknown as { featurePolicy: { allowsFeature(name: string): boolean } }).featurePolicy.allowsFeature(
        name,
      ),
    );
  const features = [
    'camera',
    'clipboard-write',
    'publickey-credentials-get',
    'microphone',
    'geolocation',
    'clipboard-read',
    'usb',
    'fullscreen',
  ];
  expect(await user.page.evaluate(isAllowed, features)).toEqual([
    'camera',
    'clipboard-write',
    'publickey-credentials-get',
  ]);
});

test('a hidden file is not there, also when it is', async ({ bank }) => {
  const [app, sign] = [new URL(bank.appOrigin).host, new URL(bank.signOrigin).host];
  for (const file of ['app/ncb/.registry.json', 'sign/.signing.widget.js'])
    writeFileSync(join(bank.site, file), 'secret');
  expect((await sendRequest(app, app, '/ncb/.registry.json')).body.toString()).toBe('Not found\n');
  expect((await sendRequest(sign, sign, '/.signing.widget.js')).body.toString()).toBe('Not found\n');
});

test('another host name reaches nothing', async ({ bank }) => {
  for (const origin of [bank.appOrigin, bank.signOrigin]) {
    const { host } = new URL(origin);
    const { status, headers, body } = await sendRequest(host, 'evil.example', '/ncb/');
    expect([status, body.toString(), headers['cache-control']]).toEqual([421, 'Misdirected request\n', 'no-store']);
  }
  const { host } = new URL(bank.appOrigin);
  for (const path of ['/health/live', '/metrics', '/sandbox'])
    expect((await sendRequest(host, host, path)).status).toBe(404);
});

test('a request has one id from nginx to the answer, and a user cannot choose it', async ({ bank }) => {
  const { host } = new URL(bank.appOrigin);
  const chosen = '0'.repeat(32);
  const ids = await Promise.all(
    ['/ncb/api/acn_list', '/ncb/config.json'].map(async (path) => {
      const { headers } = await sendRequest(host, host, path, { 'x-request-id': chosen });
      return headers['x-request-id'];
    }),
  );
  for (const id of ids) expect(id).toMatch(/^(?!0{32})[0-9a-f]{32}$/);
  expect((await sendRequest(host, host, '/ncb/main/miPmtJournal')).headers['x-request-id']).toBeUndefined();
  const [own = ''] = bank.processes;
  const direct = await sendRequest(own, host, '/ncb/api/acn_list', { 'x-request-id': chosen });
  expect(direct.headers['x-request-id']).toBe(chosen);
});

test('the log of nginx has a request with its id, and not its query', async ({ bank }) => {
  const { host } = new URL(bank.appOrigin);
  const { headers } = await sendRequest(host, host, '/ncb/api/get_billing?clnt_id=1001&acnt=UA60canary');
  const readLine = () =>
    bank
      .readAccessLog()
      .split('\n')
      .find((line) => line.includes(String(headers['x-request-id'])));
  await expect.poll(readLine).toBeDefined();
  expect(JSON.parse(readLine() ?? '')).toMatchObject({ method: 'GET', path: '/ncb/api/get_billing', status: 401 });
  await sendRequest(host, host, '/ncb/main/miPmtJournal?acnt=UA60canary');
  await expect.poll(() => bank.readAccessLog()).toContain('"path":"/ncb/main/miPmtJournal"');
  expect(bank.readAccessLog()).not.toMatch(/canary|clnt_id/);
});

test('Prometheus reads the metrics of each process by its own address, with the token', async ({ bank }) => {
  const authorization = { authorization: `Bearer ${bank.watchToken}` };
  for (const own of bank.processes) {
    expect((await sendRequest(own, own, '/metrics')).status).toBe(401);
    const { status, body } = await sendRequest(own, own, '/metrics', authorization);
    expect(status).toBe(200);
    expect(body.toString()).toContain('ncb_database_pool_connections{pool="calls",state="total"}');
    expect((await sendRequest(own, own, '/ncb/api/acn_list', authorization)).status).toBe(421);
  }
});

test('a director signs in, pays and signs while both processes are restarted, and no request is lost', async ({
  person,
  bank,
}) => {
  const director = await person();
  await director.signsIn('director2');

  const load = director.page.evaluate(async () => {
    const state = globalThis as { isOver?: boolean };
    const statuses: Record<string, number> = {};
    const calls: [string, RequestInit][] = [
      ['/ncb/api/ping', { method: 'POST', headers: { 'X-Requested-With': 'ncb' } }],
      ['/ncb/api/get_user_info', {}],
      ['/ncb/config.json', { cache: 'no-store' }],
      ['/ncb/registry.json', { cache: 'no-store' }],
    ];
    const worker = async () => {
      while (!state.isOver) {
        for (const [address, init] of calls) {
          const status = await fetch(address, init).then(
            (response) => response.arrayBuffer().then(() => String(response.status)),
            (error: unknown) => String(error),
          );
          statuses[`${address} ${status}`] = (statuses[`${address} ${status}`] ?? 0) + 1;
        }
      }
    };
    await Promise.all(Array.from({ length: 6 }, worker));
    return statuses;
  });

  const restart = bank.restartOneByOne();
  await director.accounts.startsPaymentFrom(KALYNA_ACCOUNT);
  await director.payment.fillsIn({ ...SVITANOK, amount: '120.50', purpose: 'За послуги, без ПДВ' });
  const number = await director.payment.saves();
  await director.journal.signs(number);
  await director.journal.seesStatus(number, 2);
  await restart;
  await director.page.evaluate(() => Object.assign(globalThis, { isOver: true }));
  const statuses = await load;
  expect(Object.keys(statuses).sort()).toEqual([
    '/ncb/api/get_user_info 200',
    '/ncb/api/ping 200',
    '/ncb/config.json 200',
    '/ncb/registry.json 200',
  ]);
  const total = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  test.info().annotations.push({ type: 'requests during the restart', description: String(total) });
  expect(total).toBeGreaterThan(100);
});
