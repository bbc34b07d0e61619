import {
  addPasskey,
  askLostKeyCode,
  askPasskeyCode,
  beginPasskey,
  blockLostKeys,
  changeUserStatus,
  dropPasskey,
  dropUserPasskeys,
  getActions,
  listAccounts,
  listPasskeys,
  listSessions,
  listUserPasskeys,
  passkeyChallenge,
  passkeyLogin,
  renamePasskey,
  type RequestOf,
} from '@ncb/shared-kernel/api/contract';
import { PASSKEYS_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { desc, eq } from 'drizzle-orm';
import { toKyivMoment } from '../src/clock';
import { appUser, emailOutbox, passkey, passkeyChallenge as challenges, session, throttle } from '../src/db/schema';
import { cleanUp } from '../src/engine/start-housekeeping';
import { readAuditRows } from './support/read-audit-rows';
import { unauthorized } from './support/browser';
import { APP_ORIGIN, SIGN_ORIGIN } from './support/origins';
import { findSeedUser, Person } from './support/person';
import { setUpBank } from './support/set-up-bank';
import { SoftwareAuthenticator } from './support/software-authenticator';

jest.setTimeout(30_000);

const bank = setUpBank();
let owner: Person;
beforeEach(async () => {
  const { queries } = bank.services.db;
  await queries.delete(session);
  await queries.delete(passkey);
  await queries.delete(throttle);
  bank.clock.pass({ hours: 1 });
  owner = await new Person(bank, 'director1').signIn('1001');
});

const RELYING_PARTY = new URL(APP_ORIGIN).hostname;
const REFUSED = { kind: 'refused', code: 'passkeyRefused' };

/** Passes password and code. */
async function begin(person: Person) {
  const { passwd: password, smsCode: code } = findSeedUser(person.login);
  await person.get(askPasskeyCode, { password });
  return person.get(beginPasskey, { code });
}

async function add(person: Person, name = 'Ноутбук', authenticator = new SoftwareAuthenticator()) {
  const created = authenticator.create(await begin(person));
  const { id } = await person.get(addPasskey, { name, ...created });
  return { id, authenticator };
}

const stranger = () => new Person(bank, 'nobody-signed-in');

/** Signs in from another browser; `deviation` is what an attacker changes. */
async function enter(authenticator: SoftwareAuthenticator, deviation = {}) {
  const person = stranger();
  const outcome = await person.call(
    passkeyLogin,
    authenticator.sign(await person.get(passkeyChallenge, {}), deviation),
  );
  return { person, outcome };
}

async function refuseToEnter(authenticator: SoftwareAuthenticator, deviation: object) {
  const { person, outcome } = await enter(authenticator, deviation);
  expect(person.jar.get('__Host-sid')).toBeUndefined();
  if (outcome.ok) throw new Error('let in');
  return outcome.failure;
}

const findMails = async () =>
  (await bank.services.db.queries.select().from(emailOutbox).orderBy(desc(emailOutbox.id))).map(
    ({ receiver, subject }) => [receiver, subject],
  );

async function findActions(person: Person, type: RequestOf<typeof getActions>['type']) {
  const any = { lastId: null, userId: null, start: null, end: null, objectType: null, objectId: null };
  return (await person.get(getActions, { ...any, type })).actions;
}

describe('adding', () => {
  test('takes password and code; the passkey is listed, and an e-mail and the journal tell of it', async () => {
    const terms = await begin(owner);
    expect(terms).toMatchObject({
      relyingPartyId: RELYING_PARTY,
      userName: 'director1',
      algorithms: [-7, -8, -257],
      existing: [],
      lifetimeSeconds: 300,
    });
    await owner.get(addPasskey, { name: '  Ноутбук ', ...new SoftwareAuthenticator().create(terms) });
    const { passkeys } = await owner.get(listPasskeys, {});
    expect(passkeys).toEqual([
      {
        id: expect.any(String),
        name: 'Ноутбук',
        created: toKyivMoment(bank.clock.now()),
        lastUsed: null,
        isSynced: false,
        isSuspended: false,
      },
    ]);
    expect((await findMails())[0]).toEqual([findSeedUser('director1').email, 'Додано ключ доступу']);
    expect((await findActions(owner, 'passkey_add'))[0]).toMatchObject({ detail: 'Ноутбук' });
  });

  test('of a second one names the first, under the same handle, which says nothing about the user', async () => {
    const { authenticator } = await add(owner, 'Телефон', new SoftwareAuthenticator({ isSynced: true }));
    const first = (await bank.services.db.queries.select().from(passkey))[0]?.userHandle ?? new Uint8Array();
    const terms = await begin(owner);
    expect(terms.existing).toEqual([authenticator.credentialId]);
    expect(terms.userHandle).toBe(Buffer.from(first).toString('base64url'));
    expect(Buffer.from(terms.userHandle, 'base64url')).toHaveLength(32);
    await owner.get(addPasskey, { name: 'Токен', ...new SoftwareAuthenticator().create(terms) });
    const { passkeys } = await owner.get(listPasskeys, {});
    expect(passkeys.map(({ name, isSynced }) => [name, isSynced])).toEqual([
      ['Телефон', true],
      ['Токен', false],
    ]);
  });

  test('takes no wrong password or code, nor the code of another purpose or person', async () => {
    expect(await owner.refused(askPasskeyCode, { password: '' })).toMatchObject({ code: 'validation' });
    for (const password of ['Director2', 'x'.repeat(1000)])
      expect(await owner.refused(askPasskeyCode, { password })).toMatchObject({ code: 'invalid_credentials' });
    const { passwd: password, smsCode: code } = findSeedUser('director1');
    expect(await owner.refused(beginPasskey, { code })).toMatchObject({ code: 'sms_code_expired' });
    await owner.get(askPasskeyCode, { password });
    expect(await owner.refused(beginPasskey, { code: '999999' })).toMatchObject({ code: 'invalid_sms_code' });
    await owner.get(beginPasskey, { code });
    expect(await owner.refused(beginPasskey, { code })).toMatchObject({ code: 'sms_code_expired' });
    const half = new Person(bank, 'director1');
    await half.enterPassword();
    owner.jar.take([`__Host-pre=${half.jar.get('__Host-pre') ?? ''}`]);
    expect(await owner.refused(beginPasskey, { code })).toMatchObject({ code: 'sms_code_expired' });
    const accountant = await new Person(bank, 'buh1').signIn('1001');
    bank.clock.pass({ minutes: 2 });
    await accountant.get(askPasskeyCode, { password: findSeedUser('buh1').passwd });
    owner.jar.take([`__Host-pre=${accountant.jar.get('__Host-pre') ?? ''}`]);
    expect(await owner.refused(beginPasskey, { code: findSeedUser('buh1').smsCode })).toMatchObject({
      code: 'sms_code_expired',
    });
  });

  test('the code opens no session', async () => {
    await owner.get(askPasskeyCode, { password: findSeedUser('director1').passwd });
    const thief = new Person(bank, 'director1');
    thief.jar.take([`__Host-pre=${owner.jar.get('__Host-pre') ?? ''}`]);
    expect(await thief.enterCode()).toEqual(unauthorized('unauthorized'));
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['the origin of the signature widget', { origin: SIGN_ORIGIN }],
    ['another relying party', { relyingPartyId: 'evil.example' }],
    ['no verification of the user', { isVerified: false }],
    ['a frame in a foreign page', { crossOrigin: true }],
    ['an assertion', { type: 'webauthn.get' }],
    ['the id of another credential', { credentialId: 'AAAA' }],
    ['an unknown format', { format: 'apple' }],
    ['certificates', { format: 'packed', statement: { alg: -7, sig: Buffer.alloc(70), x5c: [Buffer.alloc(4)] } }],
    ['a wrong statement of its own', { format: 'packed', statement: { alg: -7, sig: Buffer.alloc(70) } }],
  ])('with %s is refused and uses the challenge up', async (_what, deviation) => {
    const terms = await begin(owner);
    const authenticator = new SoftwareAuthenticator();
    const name = 'Ноутбук';
    expect(await owner.refused(addPasskey, { name, ...authenticator.create(terms, deviation) })).toMatchObject(REFUSED);
    expect(await owner.refused(addPasskey, { name, ...authenticator.create(terms) })).toMatchObject({
      code: 'passkeyExpired',
    });
    expect((await owner.get(listPasskeys, {})).passkeys).toEqual([]);
  });

  test('a challenge belongs to its session and ends after five minutes', async () => {
    const terms = await begin(owner);
    const name = 'Ноутбук';
    const created = new SoftwareAuthenticator().create(terms);
    const elsewhere = await new Person(bank, 'director1').signIn('1001');
    expect(await elsewhere.refused(addPasskey, { name, ...created })).toMatchObject({ code: 'passkeyExpired' });
    bank.clock.pass({ minutes: 5 });
    expect(await owner.refused(addPasskey, { name, ...created })).toMatchObject({ code: 'passkeyExpired' });
  });

  test('a credential belongs to one user, and a user has ten', async () => {
    const { authenticator } = await add(owner);
    const accountant = await new Person(bank, 'buh1').signIn('1001');
    const created = authenticator.create(await begin(accountant));
    expect(await accountant.refused(addPasskey, { name: 'Чужий', ...created })).toMatchObject({ code: 'passkeyKnown' });
    for (let count = 1; count < PASSKEYS_MAX - 1; count++) await add(owner, `Ключ ${count}`);
    const elsewhere = await new Person(bank, 'director1').signIn('1001');
    const late = new SoftwareAuthenticator().create(await begin(elsewhere));
    await add(owner, 'Десятий');
    expect(await elsewhere.refused(addPasskey, { name: 'Зайвий', ...late })).toMatchObject({ code: 'passkeyLimit' });
    const { passwd: password } = findSeedUser('director1');
    const limit = { code: 'passkeyLimit', params: { max: '10' } };
    expect(await owner.refused(askPasskeyCode, { password })).toMatchObject(limit);
  });

  test.each(['', ' ', 'x'.repeat(41), 'картка 4111 1111 1111 1111'])('the name %j is refused', async (name) => {
    const terms = await begin(owner);
    const created = new SoftwareAuthenticator().create(terms);
    expect(await owner.refused(addPasskey, { name, ...created })).toMatchObject({ code: 'validation' });
    // The challenge is left: the user corrects the name.
    await owner.get(addPasskey, { name: 'Ноутбук', ...created });
  });
});

describe('signing in', () => {
  test('takes neither login nor code; the session says so, and the passkey when it was used', async () => {
    const { authenticator } = await add(owner);
    const { person, outcome } = await enter(authenticator);
    expect(outcome).toMatchObject({ ok: true, value: { userStatus: 2, codeRequired: false } });
    expect(person.jar.get('__Host-pre')).toBeUndefined();
    const { sessions } = await person.get(listSessions, {});
    expect(sessions.map(({ secondFactor }) => secondFactor)).toEqual(['passkey', 'sms']);
    expect((await person.get(listPasskeys, {})).passkeys).toMatchObject([
      { lastUsed: toKyivMoment(bank.clock.now()), isSuspended: false },
    ]);
    expect((await readAuditRows(bank, 'signIn')).at(-1)).toEqual([501, 'ok']);
    expect((await enter(authenticator)).outcome).toMatchObject({ ok: true });
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['the origin of the signature widget', { origin: SIGN_ORIGIN }],
    ['another relying party', { relyingPartyId: 'evil.example' }],
    ['no verification of the user', { isVerified: false }],
    ['a frame in a foreign page', { crossOrigin: true }],
    ['a creation', { type: 'webauthn.create' }],
    ['an unknown credential', { credentialId: Buffer.alloc(32).toString('base64url') }],
    ['another handle', { userHandle: Buffer.alloc(32).toString('base64url') }],
    ['an empty handle', { userHandle: '' }],
  ])('with %s is refused alike', async (_what, deviation) => {
    const { authenticator } = await add(owner);
    expect(await refuseToEnter(authenticator, deviation)).toMatchObject(REFUSED);
    // The passkey is as good as before.
    expect((await enter(authenticator)).outcome).toMatchObject({ ok: true });
  });

  test('with the credential id and handle of another user is refused, and leaves theirs alone', async () => {
    const { authenticator } = await add(owner);
    const accountant = await new Person(bank, 'buh1').signIn('1001');
    const { authenticator: own } = await add(accountant, 'Мій');
    const [stored] = await bank.services.db.queries.select().from(passkey).where(eq(passkey.userId, 501));
    const userHandle = Buffer.from(stored?.userHandle ?? []).toString('base64url');
    const { credentialId } = authenticator;
    expect(await refuseToEnter(own, { credentialId, userHandle, counter: 0 })).toMatchObject(REFUSED);
    expect((await readAuditRows(bank, 'signIn')).at(-1)).toEqual([501, 'passkeyRefused']);
    expect((await owner.get(listPasskeys, {})).passkeys).toMatchObject([{ isSuspended: false }]);
  });

  test('a challenge is for one attempt, one browser and two minutes', async () => {
    const { authenticator } = await add(owner);
    const person = stranger();
    const signed = authenticator.sign(await person.get(passkeyChallenge, {}));
    const thief = stranger();
    expect(await thief.call(passkeyLogin, signed)).toEqual(unauthorized('unauthorized'));
    await thief.get(passkeyChallenge, {});
    expect(await thief.refused(passkeyLogin, signed)).toMatchObject(REFUSED);
    const cookie = person.jar.get('__Host-pre') ?? '';
    await person.get(passkeyLogin, signed);
    const replay = stranger();
    replay.jar.take([`__Host-pre=${cookie}`]);
    expect(await replay.refused(passkeyLogin, signed)).toMatchObject({ code: 'passkeyExpired' });
    const late = stranger();
    const terms = await late.get(passkeyChallenge, {});
    bank.clock.pass({ minutes: 2 });
    expect(await late.refused(passkeyLogin, authenticator.sign(terms))).toMatchObject({ code: 'passkeyExpired' });
  });

  test('a challenge for adding does not sign in', async () => {
    const { authenticator } = await add(owner);
    const terms = await begin(owner);
    const thief = stranger();
    thief.jar.take([`__Host-pre=${owner.jar.get('__Host-sid') ?? ''}`]);
    expect(await thief.refused(passkeyLogin, authenticator.sign(terms))).toMatchObject({ code: 'passkeyExpired' });
  });

  test('with a counter that went back suspends the passkey, ends its sessions and tells the owner', async () => {
    const { authenticator } = await add(owner);
    const { person } = await enter(authenticator, { counter: 7 });
    expect(await refuseToEnter(authenticator, { counter: 7 })).toMatchObject({ code: 'passkeySuspended' });
    expect(await person.call(listAccounts, {})).toEqual(unauthorized('unauthorized'));
    expect((await owner.get(listPasskeys, {})).passkeys).toMatchObject([{ isSuspended: true }]);
    expect(await readAuditRows(bank, 'suspendPasskey')).toEqual([[501, 'ok']]);
    expect((await findMails())[0]).toEqual([findSeedUser('director1').email, 'Ключ доступу призупинено']);
    expect(await refuseToEnter(authenticator, { counter: 99 })).toMatchObject({ code: 'passkeySuspended' });
  });

  test('with a copy, just after another has suspended the passkey, tells of it no second time', async () => {
    const { authenticator } = await add(owner);
    await enter(authenticator, { counter: 7 });
    const person = stranger();
    const signed = authenticator.sign(await person.get(passkeyChallenge, {}), { counter: 7 });
    const { db } = bank.services;
    const run = db.transaction.bind(db);
    const [suspended, mails] = [await readAuditRows(bank, 'suspendPasskey'), await findMails()];
    // The first transaction counts the attempt, the second opens the session.
    const transaction = jest.spyOn(db, 'transaction').mockImplementationOnce(run);
    transaction.mockImplementationOnce(async (work) => {
      await db.queries.update(passkey).set({ suspendedAt: bank.clock.now() });
      return run(work);
    });
    expect(await person.refused(passkeyLogin, signed)).toMatchObject({ code: 'passkeySuspended' });
    transaction.mockRestore();
    expect(await readAuditRows(bank, 'suspendPasskey')).toEqual(suspended);
    expect(await findMails()).toEqual(mails);
  });

  test('that is refused stands in the journal of the company and in the audit', async () => {
    const { authenticator } = await add(owner);
    await refuseToEnter(authenticator, { userHandle: '' });
    expect((await findActions(owner, 'login_refused'))[0]).toMatchObject({ detail: 'Ключ доступу.' });
    const late = stranger();
    const terms = await late.get(passkeyChallenge, {});
    bank.clock.pass({ minutes: 2 });
    await late.refused(passkeyLogin, authenticator.sign(terms));
    expect((await readAuditRows(bank, 'signIn')).at(-1)).toEqual([null, 'passkeyExpired']);
  });

  test('with a passkey is no sign-in with a temporary password', async () => {
    const { queries } = bank.services.db;
    const { authenticator } = await add(owner);
    const setStatus = (status: 1 | 2) => queries.update(appUser).set({ status }).where(eq(appUser.id, 501));
    await setStatus(1);
    const before = await readAuditRows(bank, 'signInWithTemporaryPassword');
    expect((await enter(authenticator)).outcome).toMatchObject({ ok: true });
    await setStatus(2);
    expect(await readAuditRows(bank, 'signInWithTemporaryPassword')).toEqual(before);
    expect((await readAuditRows(bank, 'signIn')).at(-1)).toEqual([501, 'ok']);
  });

  test('twice at once with one counter opens one session', async () => {
    const { authenticator } = await add(owner);
    const outcomes = await Promise.all([enter(authenticator, { counter: 9 }), enter(authenticator, { counter: 9 })]);
    expect(outcomes.filter(({ outcome }) => outcome.ok)).toHaveLength(1);
  });

  test('synced passkeys, which do not count, sign in again and again', async () => {
    const { authenticator } = await add(owner, 'Телефон', new SoftwareAuthenticator({ isSynced: true }));
    for (const _time of [1, 2]) expect((await enter(authenticator)).outcome).toMatchObject({ ok: true });
  });

  test('is refused to a blocked user and with an expired password, as with password and code', async () => {
    const { queries } = bank.services.db;
    const accountant = await new Person(bank, 'buh1').signIn('1001');
    const { authenticator } = await add(accountant);
    await owner.get(changeUserStatus, { userId: '503', status: 3 });
    expect(await refuseToEnter(authenticator, {})).toMatchObject({ code: 'blocked_user_account' });
    await queries.update(appUser).set({ status: 2, passwordExpires: '2020-01-01' }).where(eq(appUser.id, 503));
    expect(await refuseToEnter(authenticator, {})).toMatchObject({ code: 'pwd_expired' });
    await queries.update(appUser).set({ passwordExpires: null }).where(eq(appUser.id, 503));
    expect((await enter(authenticator)).outcome).toMatchObject({ ok: true });
  });

  test('is limited by address, and a right one is not counted', async () => {
    const { authenticator } = await add(owner);
    const fail = () => refuseToEnter(authenticator, { origin: 'https://evil.example' });
    for (let count = 0; count < 49; count++) await fail();
    expect((await enter(authenticator)).outcome).toMatchObject({ ok: true });
    await fail();
    expect(await fail()).toMatchObject({ code: 'too_many_attempts' });
    expect((await readAuditRows(bank, 'signIn')).at(-1)).toEqual([null, 'too_many_attempts']);
  });

  test.each([
    ['no base64url', '!!!'],
    ['null', 'bnVsbA'],
    ['half an object', 'eyJ0eXBlIjoi'],
    ['very much', 'A'.repeat(20_000)],
  ])('of messages that are %s is refused, not failed', async (_what, text) => {
    const { authenticator } = await add(owner);
    for (const field of ['clientData', 'authenticatorData', 'signature', 'userHandle', 'credentialId'] as const) {
      const person = stranger();
      const signed = authenticator.sign(await person.get(passkeyChallenge, {}));
      expect(await person.refused(passkeyLogin, { ...signed, [field]: text })).toMatchObject(REFUSED);
    }
    for (const field of ['clientData', 'attestation', 'credentialId'] as const) {
      const created = new SoftwareAuthenticator().create(await begin(owner));
      const sent = { name: 'Ключ', ...created, [field]: text };
      expect(await owner.refused(addPasskey, sent)).toMatchObject(REFUSED);
    }
  });
});

describe('renaming and removing', () => {
  test('a removed passkey is refused, and the sessions that it opened are over', async () => {
    const first = await add(owner, 'Ноутбук');
    const second = await add(owner, 'Телефон');
    const { person } = await enter(first.authenticator);
    await owner.get(renamePasskey, { id: second.id, name: 'Новий телефон' });
    await owner.get(dropPasskey, { id: first.id });
    expect(await person.call(listAccounts, {})).toEqual(unauthorized('unauthorized'));
    expect(await refuseToEnter(first.authenticator, {})).toMatchObject(REFUSED);
    expect((await owner.get(listPasskeys, {})).passkeys).toMatchObject([{ name: 'Новий телефон' }]);
    expect((await enter(second.authenticator)).outcome).toMatchObject({ ok: true });
    expect((await readAuditRows(bank, 'removePasskey')).at(-1)).toEqual([501, 'ok']);
  });

  test('in the session that it opened signs out', async () => {
    const { id, authenticator } = await add(owner);
    const { person } = await enter(authenticator);
    await person.get(dropPasskey, { id });
    expect(person.jar.header()).toBe('');
  });

  test('another user’s passkey is answered like one that does not exist', async () => {
    const { id } = await add(owner);
    const accountant = await new Person(bank, 'buh1').signIn('1001');
    for (const foreign of [id, '999999', '0']) {
      expect(await accountant.refused(dropPasskey, { id: foreign })).toMatchObject({ code: 'notFound' });
      expect(await accountant.refused(renamePasskey, { id: foreign, name: 'Моє' })).toMatchObject({ code: 'notFound' });
    }
    expect((await owner.get(listPasskeys, {})).passkeys).toMatchObject([{ name: 'Ноутбук' }]);
  });
});

describe('a lost passkey', () => {
  test('is removed with all others by login and SMS code, without signing in', async () => {
    const { authenticator } = await add(owner);
    const { person } = await enter(authenticator);
    const phone = stranger();
    await phone.get(askLostKeyCode, { login: 'director1' });
    const answer = await phone.get(blockLostKeys, { code: findSeedUser('director1').smsCode });
    expect(answer).toMatchObject({ passkeysRemoved: 1 });
    expect(await person.call(listAccounts, {})).toEqual(unauthorized('unauthorized'));
    expect(await refuseToEnter(authenticator, {})).toMatchObject(REFUSED);
    expect(await findMails()).toContainEqual([findSeedUser('director1').email, 'Ключі доступу прибрано']);
  });

  test('is removed by a manager of the company, and by no others', async () => {
    const accountant = await new Person(bank, 'buh1').signIn('1001');
    const { authenticator } = await add(accountant, 'Телефон');
    const { person } = await enter(authenticator);
    const director = await new Person(bank, 'director2').signIn('1001');
    expect((await director.get(listUserPasskeys, { userId: '503' })).passkeys).toMatchObject([{ name: 'Телефон' }]);
    const elsewhere = await new Person(bank, 'fop1').signIn();
    for (const call of [listUserPasskeys, dropUserPasskeys] as const) {
      expect(await accountant.refused(call, { userId: '501' })).toMatchObject({ code: 'forbidden' });
      expect(await director.refused(call, { userId: '505' })).toMatchObject({ code: 'notFound' });
      expect(await elsewhere.refused(call, { userId: '503' })).toMatchObject({ code: 'notFound' });
    }
    await director.get(dropUserPasskeys, { userId: '503' });
    expect(await person.call(listAccounts, {})).toEqual(unauthorized('unauthorized'));
    expect(await refuseToEnter(authenticator, {})).toMatchObject(REFUSED);
    await accountant.get(listAccounts, {});
    expect(await findMails()).toContainEqual([findSeedUser('buh1').email, 'Ключі доступу прибрано']);
    // The second entry is personal: it stands in the journals of all companies of the accountant.
    expect((await readAuditRows(bank, 'removePasskey')).slice(-2)).toEqual([
      [503, 'ok'],
      [502, 'ok'],
    ]);
    expect(await findActions(director, 'passkey_drop')).toContainEqual(
      expect.objectContaining({ detail: 'Прибрав керівник компанії.' }),
    );
    const removed = await readAuditRows(bank, 'removePasskey');
    await director.get(dropUserPasskeys, { userId: '503' });
    expect(await readAuditRows(bank, 'removePasskey')).toEqual(removed);
  });
});

test('challenges that nobody used are deleted', async () => {
  await stranger().get(passkeyChallenge, {});
  bank.clock.pass({ minutes: 3 });
  await cleanUp(bank.services.db, bank.clock.now());
  expect(await bank.services.db.queries.select().from(challenges)).toEqual([]);
});
