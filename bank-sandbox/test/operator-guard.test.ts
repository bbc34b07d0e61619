import { eq } from 'drizzle-orm';
import { audit, bankState } from '../src/db/schema';
import { buildAppServer } from '../src/server/build-app-server';
import { Operator } from './support/operator';
import { APP_ORIGIN } from './support/origins';
import { setUpBank } from './support/set-up-bank';

let token: string;
const bank = setUpBank();
const operator = new Operator(bank);
beforeAll(async () => {
  token = await operator.token();
}, 60_000);

const isPaused = async () => (await bank.services.db.queries.select().from(bankState))[0]?.enginePaused;
const PAUSE = '/sandbox/actions/pause';

test.each([
  ['from a foreign page', { origin: 'https://evil.example' }],
  ['from the widget’s origin', { origin: 'http://sign.ibank.localhost:8080' }],
  ['from a page that hides its origin', { origin: 'null' }],
  ['from another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
  ['from another origin of the site', { 'sec-fetch-site': 'same-site', origin: APP_ORIGIN }],
])('a form sent %s is forbidden even with the right token', async (_where, headers) => {
  for (const url of [PAUSE, '/sandbox/commands']) {
    expect((await operator.post(url, { token, word: 'pause' }, headers)).statusCode).toBe(403);
  }
  expect(await isPaused()).toBe(false);
});

test.each([
  ['without a token', {}],
  ['with an empty one', { token: '' }],
  ['with a guessed one', { token: 'A'.repeat(43) }],
])('a form %s is forbidden', async (_how, fields) => {
  for (const url of [PAUSE, '/sandbox/commands']) {
    expect((await operator.post(url, { ...fields, word: 'pause' })).statusCode).toBe(403);
  }
  expect(await isPaused()).toBe(false);
});

test('a token given twice is none', async () => {
  expect((await operator.post(PAUSE, `token=${token}&token=${token}`)).statusCode).toBe(403);
});

test('what was not let in is in the audit trail', async () => {
  const rows = await bank.services.db.queries.select().from(audit).where(eq(audit.objectId, '/sandbox'));
  expect(rows.length).toBeGreaterThan(10);
  expect(rows[0]).toMatchObject({ action: 'guard', result: 'forbidden', address: '127.0.0.1', userId: null });
});

test.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])(
  'a body of the type %s is not read',
  async (type) => {
    const answer = await operator.post(PAUSE, JSON.stringify({ token }), { 'content-type': type });
    expect(answer.statusCode).toBe(415);
    expect(await isPaused()).toBe(false);
  },
);

test('a body of more than a form’s size is refused', async () => {
  const answer = await operator.post(PAUSE, { token, reason: 'а'.repeat(10_000) });
  expect(answer.statusCode).toBe(413);
  expect(await isPaused()).toBe(false);
});

test('nothing is done by looking: a link cannot pause the bank', async () => {
  expect((await operator.get(PAUSE)).statusCode).not.toBe(200);
  expect((await operator.get(`${PAUSE}?token=${token}`)).statusCode).not.toBe(200);
  expect(await isPaused()).toBe(false);
});

test('a browser gets the token with a form only, a program by asking for it', async () => {
  expect((await operator.get('/sandbox/token')).body).toBe(token);
  for (const [name, value] of Object.entries({ 'sec-fetch-site': 'same-origin', origin: APP_ORIGIN })) {
    expect((await operator.get('/sandbox/token', { [name]: value })).statusCode).toBe(404);
  }
});

test('each process has a token of its own', async () => {
  const other = await buildAppServer(bank.services, bank.log);
  const answer = await other.inject({ url: '/sandbox/token', headers: { host: new URL(APP_ORIGIN).host } });
  expect([answer.statusCode, answer.body.length, answer.body === token]).toEqual([200, 43, false]);
  await other.close();
});

test('an address cannot put words into the console’s mouth', async () => {
  const body = await operator.page('/sandbox?still&result=%3Cb%3Eexecuted%3C%2Fb%3E');
  expect(body).not.toContain('executed');
  expect(body).not.toContain('data-field="result"');
});

test('an unknown action does nothing', async () => {
  expect((await operator.post('/sandbox/actions/give', { token })).statusCode).toBe(404);
});

test('from our own page the form is answered with a redirect to its section, in the same view', async () => {
  const own = { origin: APP_ORIGIN, 'sec-fetch-site': 'same-origin' };
  const answer = await operator.post(PAUSE, { token, view: 'still' }, own);
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    expect.stringMatching(/^\/sandbox\?still&result=[\w-]+#day$/),
  ]);
  expect(await isPaused()).toBe(true);
});
