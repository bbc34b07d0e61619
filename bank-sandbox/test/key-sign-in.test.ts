import {
  getActions,
  getUserInfo,
  listAccounts,
  login,
  loginChallenge,
  resendCode,
} from '@ncb/shared-kernel/api/contract';
import { writeLoginText, type LoginText } from '@ncb/shared-kernel/domain/documents';
import { getCertificateFingerprint, createSigner, toBase64 } from '@ncb/shared-kernel/signature';
import { eq } from 'drizzle-orm';
import { certificate, halfSession, session, throttle } from '../src/db/schema';
import { ROUTES } from '../src/server/routes';
import { readAuditRows } from './support/read-audit-rows';
import { postLogin, unauthorized } from './support/browser';
import { APP_ORIGIN } from './support/origins';
import { Person, findSeedUser } from './support/person';
import { setUpBank } from './support/set-up-bank';

jest.setTimeout(30_000);

const bank = setUpBank();
afterEach(async () => {
  await bank.services.db.queries.delete(throttle);
  bank.clock.pass({ hours: 1 });
});

const NONCE = 'random-text-of-the-client';
const byKey = { login: null, password: null, secondFactor: 'key', code: null } as const;

async function passwordFor(person: Person, password = findSeedUser(person.login).passwd) {
  return person.call(login, { ...byKey, login: person.login, password });
}

async function findCertificate(login: string): Promise<Uint8Array> {
  const [row] = await bank.services.db.queries
    .select()
    .from(certificate)
    .where(eq(certificate.userId, Number(findSeedUser(login).userId)));
  if (!row) throw new Error('no certificate');
  return row.der;
}

/** Signs a challenge; `more` overrides fields as an attacker would. */
async function signChallenge(
  person: Person,
  { by = person, more = {} }: { readonly by?: Person; readonly more?: Partial<LoginText> } = {},
) {
  const { challenge, audience } = await person.get(loginChallenge, {});
  const der = await findCertificate(by.login);
  const text = { audience, challenge, clientNonce: NONCE, certificate: await getCertificateFingerprint(der), ...more };
  const signer = await createSigner(await by.privateKey(), der);
  return Buffer.from(await signer.sign(new TextEncoder().encode(writeLoginText(text)), bank.clock.now())).toString(
    'base64',
  );
}

const enter = (person: Person, signature: string, clientNonce = NONCE) =>
  person.call(login, { ...byKey, clientNonce, signature });

test('password and key open a session under a new token, and no SMS is sent', async () => {
  const person = new Person(bank, 'director1');
  expect(await passwordFor(person)).toEqual({
    ok: true,
    value: { userStatus: null, codeRequired: true, codeSentTo: null, resendAfter: null },
  });
  const half = person.jar.get('__Host-pre');
  const { audience, lifetimeSeconds } = await person.get(loginChallenge, {});
  expect([audience, lifetimeSeconds]).toEqual([new URL(APP_ORIGIN).host, 120]);
  expect(await enter(person, await signChallenge(person))).toMatchObject({ ok: true, value: { userStatus: 2 } });
  expect(person.jar.get('__Host-sid')).not.toBe(half);
  expect(person.jar.get('__Host-pre')).toBeUndefined();
  expect(await person.get(getUserInfo, { companyRef: null })).toMatchObject({ user: { userId: '501' } });
  expect((await readAuditRows(bank, 'signIn')).at(-1)).toEqual([501, 'ok']);
  person.actFor('1001');
  await new Person(bank, 'buh1').signIn('1001');
  const any = { lastId: null, userId: null, start: null, end: null, objectType: null, objectId: null };
  const { actions } = await person.get(getActions, { ...any, type: 'login' });
  expect(actions.slice(0, 2).map(({ detail }) => detail)).toEqual(['Код SMS.', 'Ключ підпису.']);
});

test('the password alone opens nothing: every call that needs a session refuses it', async () => {
  for (const factor of ['sms', 'key'] as const) {
    const person = new Person(bank, 'director1');
    await person.call(login, { ...byKey, secondFactor: factor, login: 'director1', password: 'Director1' });
    for (const { call } of ROUTES.filter((route) => route.call.access === 'user' || route.call.access === 'company')) {
      const url = call.isOutsidePrefix ? call.path : `/ncb/api${call.path}`;
      const headers = { host: new URL(APP_ORIGIN).host, cookie: person.jar.header(), 'x-requested-with': 'ncb' };
      const type = { 'content-type': 'application/x-www-form-urlencoded' };
      const reply = await bank.app.inject(
        call.method === 'GET'
          ? { method: 'GET', url, headers }
          : { method: 'POST', url, headers: call.encoding === 'form' ? { ...headers, ...type } : headers, payload: '' },
      );
      expect([call.path, reply.statusCode]).toEqual([call.path, call.encoding === 'form' ? 401 : expect.any(Number)]);
    }
  }
});

test('the challenge brings the certificates with which its user may sign now, and nobody else’s', async () => {
  const person = new Person(bank, 'director1');
  await passwordFor(person);
  const own = toBase64(await findCertificate('director1'));
  expect(await person.get(loginChallenge, {})).toMatchObject({ certificates: [own] });
  const { queries } = bank.services.db;
  await queries.update(certificate).set({ status: 1 }).where(eq(certificate.userId, 501));
  expect(await person.get(loginChallenge, {})).toMatchObject({ certificates: [] });
  await queries.update(certificate).set({ status: 0 }).where(eq(certificate.userId, 501));
});

test('a challenge is good for one attempt, for two minutes and for its own half-made session', async () => {
  const person = new Person(bank, 'director1');
  await passwordFor(person);
  const signature = await signChallenge(person);
  expect(await enter(person, signature, 'another-nonce-than-signed')).toEqual(unauthorized('signatureInvalid'));
  expect(await enter(person, signature)).toEqual(unauthorized('key_challenge_expired'));

  const late = await signChallenge(person);
  bank.clock.pass({ minutes: 2 });
  expect(await enter(person, late)).toEqual(unauthorized('key_challenge_expired'));

  const other = new Person(bank, 'director1');
  await passwordFor(other);
  const foreign = await signChallenge(other);
  await person.get(loginChallenge, {});
  expect(await enter(person, foreign)).toEqual(unauthorized('signatureInvalid'));

  const first = await signChallenge(person);
  await person.get(loginChallenge, {});
  expect(await enter(person, first)).toEqual(unauthorized('signatureInvalid'));
  expect((await readAuditRows(bank, 'keyChallenge')).map(([, result]) => result)).toEqual([
    'signatureInvalid',
    'key_challenge_expired',
    'key_challenge_expired',
    'signatureInvalid',
    'signatureInvalid',
  ]);
});

test('the right signature sent twice at the same moment opens one session', async () => {
  const person = new Person(bank, 'director1');
  await passwordFor(person);
  const signature = await signChallenge(person);
  const both = await Promise.all([enter(person, signature), enter(person, signature)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
});

test.each([
  ['for another host', { audience: 'evil.example' }],
  ['of another challenge', { challenge: 'x'.repeat(43) }],
  ['naming another certificate', { certificate: 'a'.repeat(64) }],
])('a signature %s is refused', async (_what, more) => {
  const person = new Person(bank, 'director1');
  await passwordFor(person);
  expect(await enter(person, await signChallenge(person, { more }))).toEqual(unauthorized('signatureInvalid'));
});

test('somebody else’s key, a blocked key and something that is no signature open nothing', async () => {
  const person = new Person(bank, 'director1');
  await passwordFor(person);
  const foreign = await signChallenge(person, { by: new Person(bank, 'buh1') });
  expect(await enter(person, foreign)).toEqual(unauthorized('signatureForeignKey'));
  await person.get(loginChallenge, {});
  expect(await enter(person, 'AAAA')).toEqual(unauthorized('signatureInvalid'));
  const { queries } = bank.services.db;
  await queries.update(certificate).set({ status: 1 }).where(eq(certificate.userId, 501));
  expect(await enter(person, await signChallenge(person))).toEqual(unauthorized('certificateInactive'));
  await queries.update(certificate).set({ status: 0 }).where(eq(certificate.userId, 501));
});

test('five attempts end the half-made session', async () => {
  const person = new Person(bank, 'director1');
  await passwordFor(person);
  for (let index = 0; index < 5; index += 1) {
    await person.get(loginChallenge, {});
    expect(await enter(person, 'AAAA')).toEqual(unauthorized('signatureInvalid'));
  }
  expect(await enter(person, await signChallenge(person))).toEqual(unauthorized('unauthorized'));
});

test('without the password there is no challenge, and the two second factors are not mixed', async () => {
  const person = new Person(bank, 'director1');
  expect(await person.call(loginChallenge, {})).toEqual(unauthorized('unauthorized'));
  await person.enterPassword();
  expect(await person.call(loginChallenge, {})).toEqual(unauthorized('unauthorized'));
  await passwordFor(person);
  expect(await person.enterCode()).toEqual(unauthorized('unauthorized'));
  expect(await person.call(resendCode, {})).toEqual(unauthorized('unauthorized'));
  await person.get(loginChallenge, {});
  expect(await person.refused(login, { ...byKey, signature: 'AAAA' })).toMatchObject({ code: 'badRequest' });
});

test('an unknown login, a wrong password and a blocked user’s get the same bytes when a key is to follow', async () => {
  const answers = await Promise.all(
    ['nobody', 'director1', 'blocked1', 'pending1'].map((name) =>
      postLogin(bank, { login: name, pwd: 'Wrong1234', tfa: 'key' }),
    ),
  );
  expect(new Set(answers.map(({ body, statusCode }) => `${statusCode} ${body}`)).size).toBe(1);
});

test('whoever bars a login by wrong passwords leaves its owner the way in by key', async () => {
  const owner = new Person(bank, 'director1');
  for (let index = 0; index < 10; index += 1) {
    await owner.enterPassword('Wrong1234');
    bank.clock.pass({ seconds: 20 });
  }
  expect((await postLogin(bank, { login: 'director1', pwd: 'Director1' })).statusCode).toBe(429);
  await passwordFor(owner);
  expect((await enter(owner, await signChallenge(owner))).ok).toBe(true);
});

test('guesses with a key to follow are slowed down as the others', async () => {
  const person = new Person(bank, 'director2');
  const results = [];
  for (let index = 0; index < 6; index += 1) results.push(await passwordFor(person, 'Wrong1234'));
  expect(results.at(-1)).toMatchObject({ failure: { code: 'too_many_attempts' } });
});

test('the database keeps no token of a half-made session, and the session knows its key', async () => {
  const person = new Person(bank, 'fop1');
  await passwordFor(person);
  const token = person.jar.get('__Host-pre') ?? '';
  const halves = await bank.services.db.queries.select().from(halfSession);
  expect(JSON.stringify(halves)).not.toContain(token);
  await enter(person, await signChallenge(person));
  const rows = await bank.services.db.queries.select().from(session).where(eq(session.userId, 505));
  expect(rows.some(({ certificateId }) => certificateId !== null)).toBe(true);
  person.actFor('1003');
  await person.get(listAccounts, {});
});

test('step 1 by key is answered 401 with a challenge in the header, as the specification says, and goes on', async () => {
  const { passwd } = findSeedUser('director1');
  const reply = await postLogin(bank, { login: 'director1', pwd: passwd, tfa: 'key' });
  expect(reply.statusCode).toBe(401);
  expect(reply.headers['www-authenticate']).toMatch(/^NCB-Key challenge="[\w-]{40,}", audience="[^"]+", max_age=120$/);
  expect(JSON.parse(reply.body)).toMatchObject({ success: true, code_required: 1 });
  const wrong = await postLogin(bank, { login: 'director1', pwd: 'Wrong1234', tfa: 'key' });
  expect([wrong.statusCode, wrong.headers['www-authenticate']]).toEqual([401, undefined]);
});
