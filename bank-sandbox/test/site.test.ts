import fs, { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { buildAppServer, buildWidgetServer } from '../src/server/build-app-server';
import { openTestBank, type TestBank } from './support/open-test-bank';
import { APP_ORIGIN, SIGN_ORIGIN } from './support/origins';
import { freshDirectory } from './support/get-cached-folder';

const SITE = {
  'app/ncb/index.html': '<html><style nonce="__CSP_NONCE__"></style><meta content="__CSP_NONCE__"></html>',
  'app/ncb/main.3f2a9c1b.js': 'shell()',
  'app/ncb/registry.json': '{"remotes":[]}',
  'app/ncb/remotes/payments-uah/1.0.0/remoteEntry.js': 'remote()',
  'app/ncb/.secret': 'secret',
  'app/outside.txt': 'outside',
  'sign/index.html': '<html data-shell="__SHELL_ORIGIN__" data-iit="__IIT_WIDGET_URL__"></html>',
  'sign/page-VB3J6C6D.js': 'widget()',
  'sign/worker-NSSMS4VX.js': 'worker()',
};

let bank: TestBank;
beforeAll(async () => {
  const siteDir = freshDirectory();
  for (const [name, content] of Object.entries(SITE)) {
    mkdirSync(dirname(join(siteDir, name)), { recursive: true });
    writeFileSync(join(siteDir, name), content);
  }
  const script = join(siteDir, 'app/ncb/main.3f2a9c1b.js');
  writeFileSync(`${script}.br`, brotliCompressSync('shell()'));
  writeFileSync(`${script}.gz`, gzipSync('shell()'));
  bank = await openTestBank({ config: { siteDir, extraScriptOrigins: ['https://remotes.example'] } });
}, 60_000);
afterAll(() => bank.close());

const app = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  bank.app.inject({ method, url, headers: { host: new URL(APP_ORIGIN).host, ...headers } });
const sign = (url: string) => bank.widget.inject({ method: 'GET', url, headers: { host: new URL(SIGN_ORIGIN).host } });

describe('the shell’s host', () => {
  test('the root leads to the client', async () => {
    const { statusCode, headers } = await app('/');
    expect([statusCode, headers.location]).toEqual([302, '/ncb/']);
  });

  test.each([
    '/ncb/',
    '/ncb/index.html',
    '/ncb/main/miPmtJournal',
    '/ncb/main/miPmtUahNew?id=9001&mode=view',
    '/ncb/register',
  ])('%s gives the shell’s page', async (url) => {
    const { statusCode, headers, body } = await app(url);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    expect(body).not.toContain('__CSP_NONCE__');
  });

  test('each page has a nonce of its own, the one that its policy names', async () => {
    const pages = [await app('/ncb/'), await app('/ncb/')];
    const nonces = pages.map(({ body, headers }) => {
      const [nonce = ''] = /(?<=<style nonce=")[^"]+/.exec(body) ?? [];
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
      expect(body).toContain(`<meta content="${nonce}">`);
      return nonce;
    });
    expect(new Set(nonces).size).toBe(2);
  });

  test('its policy allows what is listed and nothing else', async () => {
    const policy = String((await app('/ncb/')).headers['content-security-policy']).replace(/'nonce-[^']+'/, "'nonce'");
    expect(policy.split(';')).toEqual([
      "default-src 'none'",
      "script-src 'self' https://remotes.example",
      "connect-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "style-src 'none'",
      "style-src-elem 'self' https://remotes.example 'nonce'",
      "style-src-attr 'none'",
      "worker-src 'self'",
      'frame-src http://sign.ibank.localhost:8080',
      "base-uri 'none'",
      "form-action 'self'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
      'report-uri /ncb/api/csp_reports',
    ]);
  });

  test('the page learns where the widget lives', async () => {
    const { headers, body } = await app('/ncb/config.json');
    expect(JSON.parse(body)).toEqual({
      signatureWidget: 'http://sign.ibank.localhost:8080/',
      supportPhones: ['0 800 000 000', '+380 44 000 00 00'],
      version: '1.2.10',
    });
    expect(headers['cache-control']).toBe('no-cache');
  });

  test('files whose name changes with their content are kept for a year, the others are asked for', async () => {
    const caching = async (url: string) => (await app(url)).headers['cache-control'];
    const forAYear = 'public, max-age=31536000, immutable';
    expect(await caching('/ncb/main.3f2a9c1b.js')).toBe(forAYear);
    expect(await caching('/ncb/remotes/payments-uah/1.0.0/remoteEntry.js')).toBe(forAYear);
    expect(await caching('/ncb/registry.json')).toBe('no-cache');
  });

  test('a compressed copy is sent to whoever can read it', async () => {
    const compressed = await app('/ncb/main.3f2a9c1b.js', { 'accept-encoding': 'gzip, br' });
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe('shell()');
    const plain = await app('/ncb/main.3f2a9c1b.js');
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, 'shell()']);
  });

  test('a file that is taken away while it is asked for is not found, and the answer can be read', async () => {
    const open = fs.createReadStream;
    const opening = jest.spyOn(fs, 'createReadStream');
    opening.mockImplementationOnce((place, options) => open(`${String(place)}.aside`, options));
    const { statusCode, headers, body } = await app('/ncb/main.3f2a9c1b.js', { 'accept-encoding': 'br' });
    opening.mockRestore();
    expect([statusCode, body, headers['cache-control']]).toEqual([404, 'Not found\n', 'no-cache']);
    expect(headers['content-encoding']).toBeUndefined();
  });

  test.each([
    '/ncb/no-such-file.js',
    '/ncb/remotes/payments-uah/1.0.1/remoteEntry.js',
    '/ncb/.secret',
    '/ncb/../outside.txt',
    '/ncb/%2e%2e/outside.txt',
    '/ncb/%2e%2e%2foutside.txt',
    '/elsewhere',
  ])('%s is not found, and is no page either: a page instead of a script hides the mistake', async (url) => {
    const { statusCode, headers, body } = await app(url);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(body).not.toContain('<html');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(String(headers['content-security-policy'])).toContain("default-src 'none'");
  });

  test.each(['/ncb/%E0%A4%A', '/ncb/api/%', '/ncb/%ff'])(
    'the malformed address %s is the caller’s fault, and the answer has our headers and does not repeat it',
    async (url) => {
      const { statusCode, headers, body } = await app(url);
      expect([statusCode, body, headers['cache-control']]).toEqual([400, 'Bad request\n', 'no-store']);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    },
  );

  test('HEAD is answered without a body', async () => {
    const { statusCode, body } = await app('/ncb/main.3f2a9c1b.js', {}, 'HEAD');
    expect([statusCode, body]).toEqual([200, '']);
  });

  test('it tells a load balancer that it lives and that its database does', async () => {
    expect((await app('/health/live')).json()).toEqual({ status: 'live' });
    expect((await app('/health/ready')).json()).toEqual({
      status: 'ready',
      auditChain: 'unchecked',
      database: bank.services.db.engine,
      version: '1.2.10',
    });
  });

  test('it is not ready while nothing can be written, though the database answers', async () => {
    await bank.services.db.run('ALTER TABLE write_check RENAME TO write_check_gone');
    const shell = await buildAppServer(bank.services, bank.log);
    const answer = await shell.inject({ url: '/health/ready' });
    await bank.services.db.run('ALTER TABLE write_check_gone RENAME TO write_check');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({ status: 'notReady', reason: 'failed' });
    expect(bank.readLog()).toContain('"obstacle":"failed"');
    await shell.close();
  });
});

describe('the widget’s host', () => {
  test('its page knows the one origin that may frame it', async () => {
    const { headers, body } = await sign('/');
    expect(body).toBe(`<html data-shell="${APP_ORIGIN}" data-iit=""></html>`);
    expect(headers['x-frame-options']).toBeUndefined();
    expect(String(headers['content-security-policy']).split(';')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "font-src 'self'",
      "img-src 'self'",
      "worker-src 'self'",
      "connect-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${APP_ORIGIN}`,
      "require-trusted-types-for 'script'",
      'trusted-types ncb-widget',
    ]);
  });

  test('the worker with the private key may reach nothing at all', async () => {
    const { headers, body } = await sign('/worker-NSSMS4VX.js');
    expect([body, headers['content-security-policy']]).toEqual(['worker()', "default-src 'none'"]);
    expect((await sign('/page-VB3J6C6D.js')).headers['content-security-policy']).toContain("script-src 'self'");
  });

  test('it answers no call of the API, has no console and no fallback page', async () => {
    for (const url of ['/ncb/api/acn_list', '/sandbox', '/health/live', '/some/page']) {
      const { statusCode, body } = await sign(url);
      expect([statusCode, body]).toEqual([404, 'Not found\n']);
    }
  });
});

test('an IIT widget that is configured is the only page that the signature widget may frame', async () => {
  const config = { ...bank.services.config, iitWidgetUrl: 'https://iit.example/sign-widget/v1/' };
  const widget = await buildWidgetServer({ ...bank.services, config }, bank.log);
  const { headers, body } = await widget.inject({ url: '/' });
  expect(body).toContain('data-iit="https://iit.example/sign-widget/v1/"');
  const policy = String(headers['content-security-policy']).split(';');
  expect(policy).toContain('frame-src https://iit.example');
  expect(policy).toContain("connect-src 'none'");
  await widget.close();
});

const USED_FEATURES = [
  'autoplay',
  'camera',
  'clipboard-write',
  'publickey-credentials-create',
  'publickey-credentials-get',
];

test('each kind of answer of the shell allows camera, copying and passkeys, each of the widget nothing', async () => {
  const getFeatures = (value: unknown) =>
    new Map(
      String(value)
        .split(', ')
        .map((item) => item.split('=') as [string, string]),
    );
  const shell = ['/ncb/', '/ncb/main.3f2a9c1b.js', '/ncb/api/acn_list', '/sandbox', '/elsewhere', '/ncb/config.json'];
  for (const url of shell) {
    const features = getFeatures((await app(url)).headers['permissions-policy']);
    const allowed = [...features].filter(([, origins]) => origins !== '()');
    expect([url, allowed]).toEqual([url, USED_FEATURES.map((name) => [name, '(self)'])]);
    for (const name of ['microphone', 'geolocation', 'clipboard-read', 'display-capture', 'usb'])
      expect(features.get(name)).toBe('()');
  }
  for (const url of ['/', '/page-VB3J6C6D.js', '/worker-NSSMS4VX.js', '/elsewhere']) {
    const { headers } = await sign(url);
    expect(new Set(getFeatures(headers['permissions-policy']).values())).toEqual(new Set(['()']));
    expect(headers['reporting-endpoints']).toBeUndefined();
  }
});

test('over https violations are reported to a named endpoint too', async () => {
  const config = { ...bank.services.config, appOrigin: 'https://app.example', signOrigin: 'https://sign.example' };
  const shell = await buildAppServer({ ...bank.services, config }, bank.log);
  const { headers } = await shell.inject({ url: '/ncb/' });
  expect(headers['reporting-endpoints']).toBe('csp="/ncb/api/csp_reports"');
  expect(headers['content-security-policy']).toContain(';report-uri /ncb/api/csp_reports;report-to csp');
  await shell.close();
  const widget = await buildWidgetServer({ ...bank.services, config }, bank.log);
  const answer = await widget.inject({ url: '/' });
  expect(answer.headers['content-security-policy']).not.toContain('report');
  await widget.close();
});

test('without a built site the API works and the pages are not found', async () => {
  const bare = { ...bank.services, config: { ...bank.services.config, siteDir: '/nowhere' } };
  const [shell, widget] = [await buildAppServer(bare, bank.log), await buildWidgetServer(bare, bank.log)];
  expect((await shell.inject({ url: '/ncb/' })).statusCode).toBe(404);
  expect((await shell.inject({ url: '/ncb/main.js' })).statusCode).toBe(404);
  expect((await widget.inject({ url: '/' })).statusCode).toBe(404);
  expect((await shell.inject({ url: '/ncb/config.json' })).statusCode).toBe(200);
  await Promise.all([shell.close(), widget.close()]);
});

test('pages and files are not in the log at its usual level, missing ones and calls are', async () => {
  const before = bank.readLog().length;
  await app('/ncb/');
  await app('/ncb/main.3f2a9c1b.js');
  await sign('/page-VB3J6C6D.js');
  await app('/ncb/main.00000000.js');
  await sign('/nothing.js');
  await app('/ncb/api/acn_list?clnt_id=1');
  await bank.app.inject({ method: 'POST', url: '/ncb/', headers: { host: new URL(APP_ORIGIN).host } });
  const lines = bank.readLog().slice(before).trim().split('\n');
  const requests = lines.map((line) => JSON.parse(line) as { path: string; status: number });
  expect(requests.map(({ path, status }) => `${status} ${path}`)).toEqual([
    '404 /ncb/main.00000000.js',
    '404 /nothing.js',
    '401 /ncb/api/acn_list',
    '404 /ncb/',
  ]);
});
