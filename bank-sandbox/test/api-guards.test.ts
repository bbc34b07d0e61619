import { desc } from 'drizzle-orm';
import { audit } from '../src/db/schema';
import { buildAppServer } from '../src/server/build-app-server';
import { ROUTES } from '../src/server/routes';
import { APP_ORIGIN } from './support/origins';
import { Person } from './support/person';
import { setUpBank } from './support/set-up-bank';

let cookie: string;
const bank = setUpBank();
beforeAll(async () => {
  cookie = (await new Person(bank, 'director1').signIn()).jar.header();
}, 60_000);

const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=x';
const HEADERS = { 'x-requested-with': 'ncb', 'content-type': FORM };
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS' | 'HEAD';

const getUrl = (path: string) =>
  ROUTES.some(({ call }) => call.path === path && call.isOutsidePrefix) ? path : `/ncb/api${path}`;
const request = (method: Method, path: string, headers: Record<string, string> = {}, payload?: string) =>
  bank.app.inject({
    method,
    url: getUrl(path),
    headers: { host: new URL(APP_ORIGIN).host, cookie, ...headers },
    ...(payload !== undefined && { payload }),
  });

const getBodyKind = (path: string) =>
  ROUTES.some(({ call }) => call.path === path && call.encoding === 'multipart') ? MULTIPART : FORM;
const twice = { [FORM]: 'clnt_id=1001&clnt_id=1002', [MULTIPART]: `${field('1001')}${field('1002')}--x--\r\n` };

function field(value: string): string {
  return `--x\r\nContent-Disposition: form-data; name="clnt_id"\r\n\r\n${value}\r\n`;
}

/** Error codes (none for success) of public calls that need nothing from the caller, or answer an empty question. */
const ANSWERED_WITHOUT_INPUT: Readonly<Record<string, string | undefined>> = {
  '/get_registration': undefined,
  '/passkey_challenge': undefined,
  '/verify_printout': 'notFound',
};

const POSTS = ROUTES.filter(({ call }) => call.method === 'POST').map(({ call }) => call.path);
const GETS = ROUTES.filter(({ call }) => call.method === 'GET').map(({ call }) => call.path);

describe.each(POSTS)('POST %s', (path) => {
  test.each([
    ['without our header', { 'content-type': FORM }],
    ['from a foreign page', { ...HEADERS, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['from the widget', { ...HEADERS, origin: 'http://sign.ibank.localhost:8080', 'sec-fetch-site': 'same-site' }],
    ['from a sandboxed frame', { ...HEADERS, origin: 'null' }],
  ])('%s is forbidden', async (_how, headers) => {
    const reply = await request('POST', path, headers, 'a=1');
    expect([reply.statusCode, reply.json<{ error_code: string }>().error_code]).toEqual([403, 'forbidden']);
    expect(reply.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('with another kind of body is not read', async () => {
    const others = [FORM, MULTIPART].filter((type) => type !== getBodyKind(path));
    for (const type of ['application/json', 'text/plain', ...others]) {
      expect((await request('POST', path, { ...HEADERS, 'content-type': type }, '{}')).statusCode).toBe(415);
    }
  });

  test('with a parameter given twice is refused', async () => {
    const type = getBodyKind(path);
    expect((await request('POST', path, { ...HEADERS, 'content-type': type }, twice[type])).statusCode).toBe(400);
  });

  test('cannot be made by GET or any other method', async () => {
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'] as const) {
      const reply = await request(method, path);
      expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'POST']);
    }
  });
});

test('TRACE, which would repeat cookies to a script, is not answered', async () => {
  for (const url of ['/', '/ncb/', '/ncb/api/acn_list']) {
    const host = new URL(APP_ORIGIN).host;
    const reply = await bank.app.inject({ method: 'TRACE' as Method, url, headers: { host, cookie } });
    expect([reply.statusCode, reply.body.includes(cookie)]).toEqual([404, false]);
  }
});

describe.each(GETS)('GET %s', (path) => {
  test('cannot be made by POST', async () => {
    expect((await request('POST', path, HEADERS, '')).statusCode).toBe(405);
  });
});

describe.each(ROUTES.map(({ call }) => [call.path, call.method, call.access] as const))(
  '%s',
  (path, method, access) => {
    const withoutCookie = () =>
      request(
        method,
        path,
        { ...(method === 'POST' ? { ...HEADERS, 'content-type': getBodyKind(path) } : {}), cookie: '' },
        method === 'POST' ? '' : undefined,
      );

    test('is answered to nobody who is not signed in', async () => {
      const reply = await withoutCookie();
      const isOpen = access === 'public';
      const answered = [reply.statusCode, reply.json<{ error_code: string }>().error_code];
      if (isOpen)
        expect([
          [200, 'validation'],
          [400, 'badRequest'],
          ...(path in ANSWERED_WITHOUT_INPUT ? [[200, ANSWERED_WITHOUT_INPUT[path]]] : []),
        ]).toContainEqual(answered);
      else expect(answered).toEqual([401, 'unauthorized']);
    });

    test('is never stored, and its answer carries every security header', async () => {
      const { headers } = await withoutCookie();
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'content-security-policy': expect.stringContaining("default-src 'none';script-src 'self'"),
      });
    });
  },
);

test('a path that is no call is answered as the API answers, not with a page', async () => {
  const reply = await request('GET', '/no_such_call');
  expect([reply.statusCode, reply.json<{ error_code: string }>().error_code]).toEqual([404, 'notFound']);
});

test('parameters that do not follow the contract are refused without being quoted', async () => {
  const reply = await request('GET', '/get_payments?clnt_id=1001&ncb_id=1001&user_id=501&date_start=<script>');
  expect([reply.statusCode, reply.json<{ error_params: object }>().error_params]).toEqual([
    400,
    { where: 'date_start' },
  ]);
  expect(reply.body).not.toContain('script');
});

test('names of the prototype in a form are only names', async () => {
  const payload =
    '__proto__=1&constructor=2&pmt_data={"__proto__":{"polluted":1}}&pmt_type=1&clnt_id=1001&ncb_id=1001&user_id=501';
  expect((await request('POST', '/save_pmt', HEADERS, payload)).json()).toMatchObject({ error_code: 'badRequest' });
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

test('a body above one megabyte is refused; a thousand signatures are not', async () => {
  const large = `x=${'y'.repeat(1024 * 1024)}`;
  expect((await request('POST', '/save_pmt', HEADERS, large)).statusCode).toBe(413);
  expect((await request('POST', '/sign_doc', HEADERS, `${large}${large}`)).statusCode).not.toBe(413);
});

test('an unexpected failure is answered with a number, and neither the answer nor the log tells more', async () => {
  const { db } = bank.services;
  await db.run('ALTER TABLE account RENAME TO account_gone');
  const reply = await request('GET', '/acn_list?clnt_id=1001&ncb_id=1001&user_id=501');
  await db.run('ALTER TABLE account_gone RENAME TO account');
  const { error_params: params, error_code: code } = reply.json<{ error_params: { id: string }; error_code: string }>();
  expect([reply.statusCode, code]).toEqual([500, 'internalError']);
  expect(reply.body).not.toMatch(/select|relation|stack/i);
  const line =
    bank
      .readLog()
      .split('\n')
      .find((text) => text.includes(params.id)) ?? '';
  expect(JSON.parse(line)).toMatchObject({ path: '/ncb/api/acn_list', sqlState: '42P01' });
  expect(line).not.toMatch(/select|1001/i);
});

test.each(['/drop_template?template_id=1', '/cancel_reg?clnt_id=1001'])(
  'GET %s is sent by no foreign page',
  async (url) => {
    const cases: readonly Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'none' },
      { origin: 'https://evil.example' },
    ];
    for (const headers of cases)
      expect((await request('GET', url, headers)).json()).toMatchObject({ error_code: 'forbidden' });
    for (const headers of [{}, { 'sec-fetch-site': 'same-origin' }] as readonly Record<string, string>[])
      expect((await request('GET', url, headers)).json()).not.toMatchObject({ error_code: 'forbidden' });
  },
);

test('what the guard refuses stands in the audit trail', async () => {
  await request('POST', '/send_docs', { 'content-type': FORM }, '');
  const [row] = await bank.services.db.queries.select().from(audit).orderBy(desc(audit.id)).limit(1);
  expect(row).toMatchObject({ action: 'guard', objectType: 'call', objectId: '/send_docs', result: 'forbidden' });
});

test('too many calls in a minute are refused, sign-in by address, the others by session', async () => {
  const { services, log, clock } = bank;
  const config = { ...services.config, rateLimits: { signIn: 2, read: 3, write: 3 } };
  const small = await buildAppServer({ ...services, config }, log);
  const signIn = () =>
    small.inject({ method: 'POST', url: '/ncb/api/login', headers: HEADERS, payload: 'login=a&pwd=b' });
  const read = () => small.inject({ method: 'GET', url: '/ncb/api/acn_list' });
  expect([(await signIn()).statusCode, (await signIn()).statusCode, (await signIn()).statusCode]).toEqual([
    401, 401, 429,
  ]);
  for (let index = 0; index < 3; index += 1) expect((await read()).statusCode).toBe(401);
  const refused = await read();
  expect([refused.json(), refused.headers['retry-after']]).toMatchObject([{ error_code: 'tooManyRequests' }, '60']);
  clock.pass({ minutes: 1 });
  expect((await signIn()).statusCode).toBe(401);
  await small.close();
});
