import {
  bankInfo,
  getUserInfo,
  listAccounts,
  login as loginCall,
  logout,
  ping,
  resendCode,
} from '@ncb/shared-kernel/api/contract';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { startHalfSession } from '../src/areas/identity/half-sessions';
import { createPasswords } from '../src/areas/identity/passwords';
import { appUser, audit, membership, smsOutbox, throttle } from '../src/db/schema';
import { postLogin as post, unauthorized } from './support/browser';
import { TEST_PEPPER } from './support/image';
import { Person } from './support/person';
import { setUpBank } from './support/set-up-bank';

const bank = setUpBank();
afterEach(async () => {
  await bank.services.db.queries.delete(throttle);
  bank.clock.pass({ hours: 1 });
});

describe('signing in', () => {
  test('the password sends a code, the code opens the session, the first company that works is chosen', async () => {
    const director = new Person(bank, 'director1');
    expect(await director.enterPassword()).toEqual({
      ok: true,
      value: { userStatus: null, codeRequired: true, codeSentTo: '*** *** 1000', resendAfter: 60 },
    });
    expect(await director.enterCode()).toMatchObject({ ok: true, value: { userStatus: 2, codeRequired: false } });
    const info = await director.get(getUserInfo, { companyRef: null });
    expect(info).toMatchObject({
      companyRef: '1001',
      bankClientId: '1001',
      bankCode: '351607',
      signScheme: 'two',
      nextPaymentNumber: 107,
      hasPayrollProject: true,
      companies: [
        { ref: '1001', shortName: 'ТОВ «Калинова Брама»', status: 2 },
        { ref: '1002', shortName: 'ПП «Степовий Млин»', status: 2 },
      ],
      user: { userId: '501', role: 0, signatureRight: 0, isAdministrator: true, rightsValid: true, lastLogin: null },
    });
    expect(await director.get(getUserInfo, { companyRef: '1002' })).toMatchObject({
      companyRef: '1002',
      signScheme: 'one',
    });
    expect(await director.refused(getUserInfo, { companyRef: '1003' })).toMatchObject({ code: 'notFound' });
  });

  test('login and password may come along with the code, as the specification writes the call', async () => {
    const director = new Person(bank, 'director1');
    await director.enterPassword();
    const all = { login: 'director1', password: 'Director1', secondFactor: 'sms', code: '111111' } as const;
    expect(await director.refused(loginCall, { ...all, login: 'director2' })).toMatchObject({ code: 'unauthorized' });
    expect(await director.get(loginCall, all)).toMatchObject({ userStatus: 2 });
  });

  test('a hash of another cost is replaced at the next sign-in, and by no wrong password', async () => {
    const { db } = bank.services;
    const readHash = async () =>
      (await db.queries.select().from(appUser).where(eq(appUser.login, 'director1')))[0]?.passwordHash ?? '';
    const present = await readHash();
    const older = await createPasswords(Buffer.from(TEST_PEPPER), { memoryCost: 16, timeCost: 1 }).hash('Director1');
    await db.queries.update(appUser).set({ passwordHash: older }).where(eq(appUser.login, 'director1'));
    await new Person(bank, 'director1').enterPassword('Wrong1234');
    expect(await readHash()).toBe(older);
    expect(await new Person(bank, 'director1').enterPassword()).toMatchObject({ ok: true });
    const renewed = await readHash();
    expect(renewed.slice(0, 22)).toBe(present.slice(0, 22));
    expect(await new Person(bank, 'director1').enterPassword()).toMatchObject({ ok: true });
    expect(await readHash()).toBe(renewed);
  });

  test('the next sign-in tells when the last one was', async () => {
    const first = bank.clock.now();
    await new Person(bank, 'fop1').signIn();
    bank.clock.pass({ hours: 2 });
    const again = await new Person(bank, 'fop1').signIn();
    const { user } = await again.get(getUserInfo, { companyRef: null });
    expect(user.lastLogin).toBe(`2026-07-15T${first.getUTCHours() + 3}:00:00`);
  });

  test('everybody is told until when the key of the only first signer is good, and nobody where there are two', async () => {
    const accountant = await new Person(bank, 'buh1').signIn();
    const readKeyEnd = async () => (await accountant.get(getUserInfo, { companyRef: '1001' })).onlyFirstKeyUntil;
    const director = await new Person(bank, 'director1').signIn();
    const { user } = await director.get(getUserInfo, { companyRef: '1001' });
    const { queries } = bank.services.db;
    const others = and(eq(membership.companyId, 1001), ne(membership.userId, 501));
    const seats = await queries.select().from(membership).where(others);
    await queries.update(membership).set({ signatureRight: 2 }).where(others);
    expect(user.keyUntil).not.toBeNull();
    expect(await readKeyEnd()).toBe(user.keyUntil);
    await queries
      .update(membership)
      .set({ signatureRight: 1 })
      .where(and(eq(membership.companyId, 1001), eq(membership.userId, 503)));
    expect(await readKeyEnd()).toBeNull();
    for (const { userId, signatureRight } of seats)
      await queries
        .update(membership)
        .set({ signatureRight })
        .where(and(eq(membership.companyId, 1001), eq(membership.userId, userId)));
  });

  test('an unknown login and a wrong password are answered with the same bytes', async () => {
    const answers = await Promise.all(
      [
        ['nobody', 'Director1'],
        ['director1', 'Wrong1234'],
        ['blocked1', 'Wrong1234'],
        ['pending1', 'Wrong1234'],
      ].map(([name = '', password = '']) => post(bank, { login: name, pwd: password })),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
    expect(JSON.parse(answers[0]?.body ?? '')).toMatchObject({
      success: false,
      error: 'invalid_credentials',
      error_code: 'invalid_credentials',
    });
    expect(answers.every(({ headers }) => headers['set-cookie'] === undefined)).toBe(true);
  });

  test.each([
    ['pending1', 'unknown_account', 0],
    ['blocked1', 'blocked_user_account', 3],
    ['inactive1', 'inactive_user_account', 4],
  ])('%s gives the right password and learns why he may not come in: %s', async (name, code, status) => {
    const { queries } = bank.services.db;
    if (name === 'inactive1') await queries.update(appUser).set({ status: 4 }).where(eq(appUser.login, 'blocked1'));
    const who = name === 'inactive1' ? 'blocked1' : name;
    const password = who === 'pending1' ? 'Pending01' : 'Blocked01';
    const { statusCode, body } = await post(bank, { login: who, pwd: password });
    expect([statusCode, JSON.parse(body)]).toEqual([
      401,
      expect.objectContaining({ error: code, error_code: code, status_ref: status }),
    ]);
  });

  test('an expired password and a user without any company are refused', async () => {
    const { queries } = bank.services.db;
    const expired = new Person(bank, 'passsoon1');
    bank.clock.pass({ days: 3 });
    expect((await expired.enterPassword()).ok).toBe(true);
    bank.clock.pass({ days: 1 });
    expect(await expired.enterPassword()).toEqual(unauthorized('pwd_expired'));
    const [seat] = await queries.delete(membership).where(eq(membership.userId, 505)).returning();
    expect(await new Person(bank, 'fop1').enterPassword()).toEqual(unauthorized('invalid_clnt_status'));
    if (seat) await queries.insert(membership).values(seat);
  });

  test('a user whose only company is not confirmed yet still gets its data', async () => {
    await bank.services.db.queries.update(appUser).set({ status: 2 }).where(eq(appUser.login, 'pending1'));
    const director = await new Person(bank, 'pending1').signIn();
    expect(await director.get(getUserInfo, { companyRef: null })).toMatchObject({
      companyRef: '1004',
      companyStatus: 1,
    });
    expect(await director.refused(listAccounts, {})).toMatchObject({ code: 'invalid_clnt_status' });
  });

  test('a temporary password opens a session in which nothing can be done but leaving', async () => {
    const person = new Person(bank, 'temp1');
    await person.enterPassword();
    expect(await person.enterCode()).toMatchObject({ ok: true, value: { userStatus: 1 } });
    const info = await person.get(getUserInfo, { companyRef: null });
    expect(info.user.status).toBe(1);
    person.actFor('1001');
    expect(await person.refused(listAccounts, {})).toMatchObject({ code: 'forbidden' });
    expect(await person.refused(bankInfo, { bankCode: '300465' })).toMatchObject({ code: 'forbidden' });
    await person.get(ping, { idleSeconds: null });
    await person.get(logout, {});
  });

  test('empty fields are named, whatever the second factor', async () => {
    const person = new Person(bank, 'director1');
    expect(
      await person.refused(loginCall, { login: '', password: null, secondFactor: 'sms', code: null }),
    ).toMatchObject({
      code: 'validation',
      problems: [
        { field: 'login', key: 'fillThisField' },
        { field: 'password', key: 'fillThisField' },
      ],
    });
    expect(JSON.parse((await post(bank, { login: 'director1', tfa: 'key' })).body)).toMatchObject({
      error_code: 'validation',
      problems: [{ field: 'passwd', key: 'fillThisField' }],
    });
  });

  test('a login as long as a novel is nobody’s', async () => {
    expect((await post(bank, { login: 'x'.repeat(100_000), pwd: 'y' })).statusCode).toBe(401);
  });
});

describe('guessing', () => {
  test('after ten wrong passwords the login is barred for a quarter of an hour, even for the right one', async () => {
    const person = new Person(bank, 'buh1');
    for (let index = 0; index < 10; index += 1) {
      expect(await person.enterPassword('Wrong1234')).toEqual(unauthorized('invalid_credentials'));
      bank.clock.pass({ seconds: 20 });
    }
    const barred = await post(bank, { login: 'buh1', pwd: 'Buhalter1' });
    expect(barred.headers['retry-after']).toBe('880');
    expect([barred.statusCode, JSON.parse(barred.body)]).toEqual([
      429,
      expect.objectContaining({ error_code: 'too_many_attempts', error_params: { seconds: '880' } }),
    ]);
    bank.clock.pass({ minutes: 15 });
    expect((await person.enterPassword()).ok).toBe(true);
  });

  test('a clock that was ahead for a moment bars nobody for longer than a lock', async () => {
    const person = new Person(bank, 'buh1');
    bank.clock.pass({ days: 339 });
    for (let index = 0; index < 10; index += 1) {
      await person.enterPassword('Wrong1234');
      bank.clock.pass({ seconds: 20 });
    }
    bank.clock.pass({ days: -339 });
    expect((await post(bank, { login: 'buh1', pwd: 'Buhalter1' })).headers['retry-after']).toBe('900');
    bank.clock.pass({ minutes: 15 });
    expect((await person.enterPassword()).ok).toBe(true);
  });

  test('an unknown login is barred in the same way, so that the bar tells nothing', async () => {
    const bodies = [];
    for (let index = 0; index < 6; index += 1) bodies.push(await post(bank, { login: 'nobody', pwd: 'x' }));
    expect(bodies.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('a right password forgives the wrong ones before it', async () => {
    const person = new Person(bank, 'buh1');
    for (let round = 0; round < 3; round += 1) {
      for (let index = 0; index < 4; index += 1) await person.enterPassword('Wrong1234');
      expect((await person.enterPassword()).ok).toBe(true);
    }
  });

  test('thirty passwords at the same moment are five guesses', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 30 }, () => post(bank, { login: 'director2', pwd: 'Wrong1234' })),
    );
    expect(guesses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
  });
});

describe('the SMS code', () => {
  test('five wrong codes end the half-made session, the right one comes too late', async () => {
    const person = new Person(bank, 'director2');
    await person.enterPassword();
    for (const triesLeft of ['4', '3', '2', '1']) {
      expect(await person.enterCode('000000')).toEqual(unauthorized('invalid_sms_code', { triesLeft }));
    }
    expect(await person.enterCode('000000')).toEqual(unauthorized('sms_tries_exhausted'));
    expect(await person.enterCode()).toEqual(unauthorized('sms_tries_exhausted'));
    expect(await person.call(resendCode, {})).toEqual(unauthorized('sms_tries_exhausted'));
    expect(await person.call(getUserInfo, { companyRef: null })).toEqual(unauthorized('unauthorized'));
    await person.enterPassword();
    expect((await person.enterCode()).ok).toBe(true);
  });

  test('forty codes at the same moment are five guesses', async () => {
    const person = new Person(bank, 'director2');
    await person.enterPassword();
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (_, index) => person.enterCode(`00000${index}`.slice(-6))),
    );
    const compared = guesses.filter(
      (guess) => !guess.ok && guess.failure.kind === 'unauthorized' && guess.failure.code === 'invalid_sms_code',
    );
    expect(compared).toHaveLength(4);
  });

  test('the right code twice at the same moment opens one session', async () => {
    const person = new Person(bank, 'director2');
    await person.enterPassword();
    const both = await Promise.all([person.enterCode(), person.enterCode()]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('fifteen wrong codes bar the user, so that new half sessions give no more guesses', async () => {
    for (let round = 0; round < 3; round += 1) {
      const person = new Person(bank, 'director2');
      await person.enterPassword();
      for (let index = 0; index < 5; index += 1) await person.enterCode('000000');
      bank.clock.pass({ minutes: 1 });
    }
    const person = new Person(bank, 'director2');
    await person.enterPassword();
    expect(
      await person.call(loginCall, { login: null, password: null, secondFactor: 'sms', code: '111111' }),
    ).toMatchObject({
      failure: { kind: 'refused', code: 'too_many_attempts' },
    });
  });

  test('step 1 once more within the minute sends no other code, and gives no other tries', async () => {
    const countSms = async () => (await bank.services.db.queries.select().from(smsOutbox)).length;
    bank.clock.pass({ minutes: 16 });
    const [first, second] = [new Person(bank, 'director2'), new Person(bank, 'director2')];
    await first.enterPassword();
    const before = await countSms();
    await first.enterCode('000000');
    bank.clock.pass({ seconds: 20 });
    expect(await second.enterPassword()).toMatchObject({ ok: true, value: { resendAfter: 40 } });
    expect(await countSms()).toBe(before);
    expect(await second.enterCode('000000')).toMatchObject({ failure: { params: { triesLeft: '3' } } });
    expect((await second.enterCode()).ok).toBe(true);
    bank.clock.pass({ minutes: 1 });
    await new Person(bank, 'director2').enterPassword();
    expect(await countSms()).toBe(before + 1);
    bank.clock.pass({ minutes: 1 });
  });

  test('a code lives five minutes; a new one may be asked for once a minute', async () => {
    const person = new Person(bank, 'director2');
    await person.enterPassword();
    expect(await person.call(resendCode, {})).toMatchObject({
      ok: false,
      failure: { kind: 'refused', code: 'too_many_attempts', params: { seconds: '60' } },
    });
    bank.clock.pass({ minutes: 5 });
    expect(await person.enterCode()).toEqual(unauthorized('sms_code_expired'));
    expect(await person.call(resendCode, {})).toMatchObject({ ok: true, value: { codeRequired: true } });
    expect((await person.enterCode()).ok).toBe(true);
  });

  test('a text that is no code is named and costs no try; a code without a password before it opens nothing', async () => {
    const person = new Person(bank, 'director2');
    expect(await person.enterCode()).toEqual(unauthorized('unauthorized'));
    expect(await person.call(resendCode, {})).toEqual(unauthorized('unauthorized'));
    await person.enterPassword();
    expect(await person.enterCode('12')).toMatchObject({
      failure: { code: 'validation', problems: [{ field: 'code', key: 'invalidSmsCode' }] },
    });
    expect(await person.enterCode('000000')).toEqual(unauthorized('invalid_sms_code', { triesLeft: '4' }));
  });

  test('production gives nobody the code that the seed promised him', async () => {
    const { db, config, pepper } = bank.services;
    const [user] = await db.queries.select().from(appUser).where(eq(appUser.login, 'director2'));
    const kit = { config: { ...config, mode: 'production' as const }, pepper };
    await db.transaction((tx) => startHalfSession(tx, kit, user ?? never(), 'sms', bank.clock.now()));
    const [countSms] = await db.queries.select().from(smsOutbox).orderBy(desc(smsOutbox.id)).limit(1);
    expect(countSms?.code).toMatch(/^(?!111111)[0-9]{6}$/);
  });
});

test('signing in, failing to and leaving stand in the audit trail, once each', async () => {
  const { queries } = bank.services.db;
  const [last] = await queries.select().from(audit).orderBy(desc(audit.id)).limit(1);
  const person = new Person(bank, 'director1');
  await person.enterPassword('Wrong1234');
  await person.enterPassword();
  await person.enterCode('000000');
  await person.enterCode();
  await person.get(logout, {});
  const rows = await queries
    .select()
    .from(audit)
    .where(sql`${audit.id} > ${last?.id ?? 0}`)
    .orderBy(audit.id);
  expect(rows.map(({ action, result, userId, address }) => [action, result, userId, address])).toEqual([
    ['signIn', 'invalid_credentials', 501, '127.0.0.1'],
    ['smsCode', 'invalid_sms_code', 501, '127.0.0.1'],
    ['signIn', 'ok', 501, '127.0.0.1'],
    ['signOut', 'ok', 501, '127.0.0.1'],
  ]);
});

function never(): never {
  throw new Error('unreachable');
}
