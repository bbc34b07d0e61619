import {
  cancelRegistration,
  checkCompanyExists,
  getPersonInfo,
  getUserInfo,
  listAccounts,
  listUsers,
  registerCompany,
  registerUser,
  decideUserChange,
} from '@ncb/shared-kernel/api/contract';
import { KEPT_SECRET_ANSWER } from '@ncb/shared-kernel/domain/vocabulary';
import { desc, eq } from 'drizzle-orm';
import { audit, appUser, certificateRequest, emailOutbox, registration, smsOutbox, throttle } from '../src/db/schema';
import { findLedgerFaults } from '../src/ledger';
import { confirmCompany, refuseCompany } from '../src/operator/registrations';
import { confirmUser, refuseUser } from '../src/operator/user-registrations';
import { findWaitingCertificates, findWaitingCompanies, findWaitingUsers } from '../src/operator/waiting-item';
import { BANK_CLIENTS } from '../src/seed/bank-clients';
import { approveAll } from './support/sign-declarations';
import { readAuditRows } from './support/read-audit-rows';
import { openTestBank, type TestBank } from './support/open-test-bank';
import { unauthorized } from './support/browser';
import { createKey } from './support/create-key';
import { Person } from './support/person';
import { DRAFT, encodeData, buildRequest } from './support/registration-requests';

jest.setTimeout(30_000);

let bank: TestBank;
let visitor: Person;
beforeEach(async () => {
  bank = await openTestBank();
  visitor = new Person(bank, 'visitor');
}, 60_000);
afterEach(() => bank.close());

const [LLC, ENTERPRISE, TRADER] = BANK_CLIENTS;
const toIdentity = ({ code, iban, hasCode }: { code: string; iban: string; hasCode: boolean }) => ({
  code,
  iban,
  hasCode,
});
const toRegister = (client = toIdentity(LLC), userId: string | null = null) => ({ ...client, clientRef: null, userId });

async function startWizard(client = toIdentity(LLC)) {
  const { companyRef, token } = await visitor.get(registerCompany, toRegister(client));
  const place = { companyRef, token };
  const { userId } = await visitor.get(registerUser, await buildRequest(await createKey(), DRAFT, place));
  return { ...place, userId: userId ?? '', companyId: Number(companyRef) };
}

async function signIn(login: string, password: string, userId: string, companyRef: string): Promise<Person> {
  const person = new Person(bank, login);
  await person.enterPassword(password);
  const [sms] = await bank.services.db.queries.select().from(smsOutbox).orderBy(desc(smsOutbox.id)).limit(1);
  expect((await person.enterCode(sms?.code ?? '')).ok).toBe(true);
  person.identity = { companyRef, bankClientId: companyRef, userId };
  return person;
}

describe('looking a company up', () => {
  test('finds a client of the bank who does not use the service, by a code or by a passport', async () => {
    expect(await visitor.get(checkCompanyExists, toIdentity(LLC))).toEqual({
      name: 'Товариство з обмеженою відповідальністю «Уявні Вітрила»',
      address: 'Херсон, вул. Вигадана, 21',
      isFound: true,
    });
    expect(await visitor.get(checkCompanyExists, { ...toIdentity(TRADER), code: 'ьь 000001' })).toMatchObject({
      isFound: true,
    });
  });

  test('tells nobody whether a company is unknown, registered, or has another account', async () => {
    const answers = [
      await visitor.get(checkCompanyExists, { code: '91000081', iban: LLC.iban, hasCode: true }),
      await visitor.get(checkCompanyExists, { code: LLC.code, iban: ENTERPRISE.iban, hasCode: true }),
      await visitor.get(checkCompanyExists, { code: '91000017', iban: 'UA603516070000026003999000001', hasCode: true }),
    ];
    for (const answer of answers) expect(answer).toEqual({ name: '', address: '', isFound: false });
  });

  test('slows down whoever tries codes and accounts, and names what is no code and no account of ours', async () => {
    expect(await visitor.refused(checkCompanyExists, { code: '1', iban: 'x', hasCode: true })).toMatchObject({
      kind: 'refused',
      problems: [
        { field: 'code', key: 'invalidOkpo' },
        { field: 'iban', key: 'invalidIban' },
      ],
    });
    const guess = { code: LLC.code, iban: ENTERPRISE.iban, hasCode: true };
    for (let index = 0; index < 20; index += 1) await visitor.call(checkCompanyExists, guess);
    expect(await visitor.refused(checkCompanyExists, guess)).toMatchObject({ code: 'too_many_attempts' });
    expect(await visitor.refused(registerCompany, toRegister())).toMatchObject({ code: 'too_many_attempts' });
    await bank.services.db.queries.delete(throttle);
    for (let index = 0; index < 40; index += 1) await visitor.get(checkCompanyExists, toIdentity(LLC));
  });
});

describe('the public wizard', () => {
  test('ends in a company that works, with its director, its account and its money, once the bank confirms', async () => {
    const { companyId, companyRef, userId } = await startWizard();
    expect(await new Person(bank, 'novenko').enterPassword('Korovai_83sad')).toEqual(unauthorized('unknown_account'));
    const { queries } = bank.services.db;
    expect((await findWaitingCompanies(queries)).map(({ id, person }) => [id, person])).toEqual([
      [1004, 'Очікуваний Лев Тестович'],
      [companyId, 'Новенко Нова Вигадівна'],
    ]);
    expect(await confirmCompany(bank.services, companyId)).toMatchObject({ ok: true });
    const director = await signIn('novenko', 'Korovai_83sad', userId, companyRef ?? '');
    const info = await director.get(getUserInfo, { companyRef: null });
    expect(info).toMatchObject({
      companyRef,
      companyStatus: 2,
      signScheme: 'two',
      nextPaymentNumber: 1,
      user: { role: 0, signatureRight: 0, rightsValid: true, status: 2, passwordExpires: '2027-01-11' },
    });
    const { accounts } = await director.get(listAccounts, {});
    expect(accounts).toMatchObject([{ iban: LLC.iban, balance: '250000.00', paymentsAllowed: true }]);
    expect(await findLedgerFaults(queries)).toEqual([]);
    expect(await director.get(getPersonInfo, { userId })).toMatchObject({
      person: { login: 'novenko', secretAnswer: KEPT_SECRET_ANSWER, code: DRAFT.code },
    });
    const [mail] = await queries.select().from(emailOutbox).where(eq(emailOutbox.receiver, DRAFT.email));
    expect(mail?.subject).toBe('Компанію підключено');
    expect(await confirmCompany(bank.services, companyId)).toMatchObject({ refusal: { code: 'notFound' } });
    expect(await readAuditRows(bank, 'confirmCompany', companyRef ?? '')).toEqual([[null, 'ok']]);
    expect(await readAuditRows(bank, 'registerCompany', companyRef ?? '')).toEqual([[null, 'ok']]);
    expect(await readAuditRows(bank, 'registerUser', userId)).toEqual([[null, 'ok']]);
  });

  test('makes its first person director, the next ones what their forms say', async () => {
    const { companyRef, token } = await visitor.get(registerCompany, toRegister());
    const place = { companyRef, token };
    const form = { ...DRAFT, role: 1, signatureRight: 2, isAdministrator: false } as const;
    const first = await visitor.get(registerUser, await buildRequest(await createKey(), form, place));
    const second = { ...form, login: 'second', email: 'second@mail.example' };
    const next = await visitor.get(registerUser, await buildRequest(await createKey(), second, place));
    const operator = { ...form, role: 2, signatureRight: 3, login: 'third' } as const;
    await visitor.get(registerUser, { user: operator, certificate: '', signature: '', ...place });
    await confirmCompany(bank.services, Number(companyRef));
    const director = await signIn('novenko', 'Korovai_83sad', first.userId ?? '', companyRef ?? '');
    const { users } = await director.get(listUsers, { needAll: false });
    expect(users.map(({ id, role, signatureRight, status }) => [id, role, signatureRight, status])).toEqual([
      [first.userId, 0, 0, 2],
      [next.userId, 1, 2, 2],
      [expect.any(String), 2, 3, 2],
    ]);
    expect(await findWaitingCertificates(bank.services.db.queries)).toHaveLength(2);
  });

  test('refuses a signature by another key or over another text, a request that is none, and none at all', async () => {
    const { companyRef, token } = await visitor.get(registerCompany, toRegister());
    const place = { companyRef, token };
    const [key, other] = [await createKey(), await createKey()];
    const good = await buildRequest(key, DRAFT, place);
    for (const bad of [
      { ...good, signature: await other.sign(encodeData(DRAFT)) },
      { ...good, signature: await key.sign(`${encodeData(DRAFT)} `) },
      { ...good, user: { ...DRAFT, login: 'somebody' } },
      { ...good, certificate: 'no request' },
      { ...good, signature: 'AAAA' },
    ])
      expect(await visitor.refused(registerUser, bad)).toMatchObject({ code: 'signatureInvalid' });
    expect(await visitor.refused(registerUser, { ...good, certificate: '', signature: '' })).toMatchObject({
      problems: [
        { field: 'cert', key: 'emptyField' },
        { field: 'sign', key: 'emptyField' },
      ],
    });
    await visitor.get(registerUser, good);
    expect(
      await visitor.refused(registerUser, await buildRequest(key, { ...DRAFT, login: 'second' }, place)),
    ).toMatchObject({ code: 'knownKey' });
    expect(await visitor.refused(registerUser, await buildRequest(other, DRAFT, place))).toMatchObject({
      code: 'loginTaken',
    });
  });

  test('takes nothing that was made for another: a request that names another person, a proof of another registration', async () => {
    const first = await visitor.get(registerCompany, toRegister());
    const second = await new Person(bank, 'another').get(registerCompany, toRegister(toIdentity(ENTERPRISE)));
    const toPlace = ({ companyRef, token }: typeof first) => ({ companyRef, token });
    const ofAnother = await buildRequest(await createKey('0148102804'), DRAFT, toPlace(first));
    expect(await visitor.refused(registerUser, ofAnother)).toMatchObject({ code: 'keyOfAnother' });
    const request = await buildRequest(await createKey(DRAFT.code), DRAFT, toPlace(first));
    await visitor.get(registerUser, request);
    // A captured request has no effect when repeated.
    expect(await visitor.refused(registerUser, request)).toMatchObject({ code: 'loginTaken' });
    expect(await visitor.refused(registerUser, { ...request, ...toPlace(second) })).toMatchObject({
      code: 'loginTaken',
    });
    const renamed = { ...request, ...toPlace(second), user: { ...DRAFT, login: 'thief' } };
    expect(await visitor.refused(registerUser, renamed)).toMatchObject({ code: 'signatureInvalid' });
    expect(await bank.services.db.queries.select().from(certificateRequest)).toHaveLength(1);
    expect(await visitor.refused(registerUser, { ...request, token: toPlace(second).token })).toMatchObject({
      code: 'registrationExpired',
    });
  });

  test('goes on only with its own token and within its hour', async () => {
    const { companyRef, token } = await visitor.get(registerCompany, toRegister());
    const second = await visitor.get(registerCompany, toRegister(toIdentity(ENTERPRISE)));
    const tries = [
      { companyRef, token: 'x'.repeat(43) },
      { companyRef, token: second.token },
      { companyRef: '1004', token },
      { companyRef: null, token },
    ];
    for (const place of tries)
      expect(await visitor.refused(registerUser, await buildRequest(await createKey(), DRAFT, place))).toMatchObject({
        code: 'registrationExpired',
      });
    expect(
      await visitor.refused(registerUser, await buildRequest(await createKey(), DRAFT, { companyRef, token: null })),
    ).toMatchObject({ code: 'unauthorized' });
    bank.clock.pass({ hours: 1 });
    expect(
      await visitor.refused(registerUser, await buildRequest(await createKey(), DRAFT, { companyRef, token })),
    ).toMatchObject({ code: 'registrationExpired' });
  });

  test('registers a client once; an abandoned beginning frees him after its hour', async () => {
    const first = await visitor.get(registerCompany, toRegister());
    expect(await visitor.refused(registerCompany, toRegister())).toMatchObject({ code: 'companyRegistered' });
    expect(await visitor.get(checkCompanyExists, toIdentity(LLC))).toMatchObject({ isFound: false });
    expect(
      await visitor.refused(registerCompany, toRegister({ ...toIdentity(LLC), iban: ENTERPRISE.iban })),
    ).toMatchObject({
      code: 'notFound',
    });
    bank.clock.pass({ hours: 1 });
    const again = await visitor.get(registerCompany, toRegister());
    expect(again.companyRef).not.toBe(first.companyRef);
    const both = await Promise.all([
      visitor.call(registerCompany, toRegister(toIdentity(ENTERPRISE))),
      visitor.call(registerCompany, toRegister(toIdentity(ENTERPRISE))),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('answers a repeated request as it answered the first one, and keeps no token', async () => {
    const key = { idempotencyKey: 'key-of-the-company' };
    const first = await visitor.get(registerCompany, toRegister(), key);
    expect(await visitor.get(registerCompany, toRegister(), key)).toEqual(first);
    expect(await visitor.refused(registerCompany, toRegister(), { idempotencyKey: 'another-key' })).toMatchObject({
      code: 'companyRegistered',
    });
    const person = await buildRequest(await createKey(), DRAFT, { companyRef: first.companyRef, token: first.token });
    const userKey = { idempotencyKey: 'key-of-the-user' };
    const registered = await visitor.get(registerUser, person, userKey);
    expect(await visitor.get(registerUser, person, userKey)).toEqual(registered);
    const rows = await bank.services.db.queries.select().from(registration);
    expect(JSON.stringify(rows)).not.toContain(first.token);
  });

  test('is taken back with its token alone; login, key and client are free again', async () => {
    const { companyRef, token, userId } = await startWizard();
    expect(await visitor.refused(cancelRegistration, { companyRef: companyRef ?? '', token: null })).toMatchObject({
      code: 'notFound',
    });
    await visitor.get(cancelRegistration, { companyRef: companyRef ?? '', token });
    expect(await visitor.refused(cancelRegistration, { companyRef: companyRef ?? '', token })).toMatchObject({
      code: 'notFound',
    });
    const { queries } = bank.services.db;
    expect(
      await queries
        .select()
        .from(appUser)
        .where(eq(appUser.id, Number(userId))),
    ).toEqual([]);
    expect(await queries.select().from(certificateRequest)).toEqual([]);
    await startWizard();
    expect((await readAuditRows(bank, 'cancelRegistration')).map(([, result]) => result)).toEqual(['ok']);
    const [row] = await queries.select().from(audit).where(eq(audit.action, 'cancelRegistration'));
    expect(row?.objectId).toBe(companyRef);
  });

  test('refused by the bank leaves nobody behind, and the reason goes to the people', async () => {
    const { companyId, userId } = await startWizard();
    expect(await refuseCompany(bank.services, companyId, 'Документи не збігаються')).toMatchObject({ ok: true });
    expect(await refuseCompany(bank.services, 1004, 'Документи не збігаються')).toMatchObject({ ok: true });
    const { queries } = bank.services.db;
    for (const id of [Number(userId), 508])
      expect(await queries.select().from(appUser).where(eq(appUser.id, id))).toEqual([]);
    const [mail] = await queries.select().from(emailOutbox).where(eq(emailOutbox.receiver, DRAFT.email));
    expect(mail?.body).toContain('Документи не збігаються');
    expect(await findWaitingCompanies(queries)).toEqual([]);
    expect(await new Person(bank, 'novenko').enterPassword('Korovai_83sad')).toEqual(
      unauthorized('invalid_credentials'),
    );
  });

  test('is not confirmed while it has nobody', async () => {
    const { companyRef } = await visitor.get(registerCompany, toRegister());
    expect(await confirmCompany(bank.services, Number(companyRef))).toMatchObject({ refusal: { code: 'notFound' } });
    expect(await confirmCompany(bank.services, 1001)).toMatchObject({ refusal: { code: 'notFound' } });
  });
});

test('the bank confirms the company of the seed, and its director signs in', async () => {
  expect(await confirmCompany(bank.services, 1004)).toMatchObject({ ok: true });
  const director = await new Person(bank, 'pending1').signIn();
  expect(await director.get(getUserInfo, { companyRef: null })).toMatchObject({
    companyStatus: 2,
    user: { status: 2 },
  });
});

describe('somebody who is signed in', () => {
  test('adds a company and is its director; it waits for the bank', async () => {
    const person = await new Person(bank, 'fop1').signIn();
    const added = await person.get(registerCompany, toRegister(toIdentity(LLC), '505'));
    expect(added).toMatchObject({ userAdded: { success: true, error: null } });
    const { companies } = await person.get(getUserInfo, { companyRef: null });
    expect(companies.map(({ ref, status }) => [ref, status])).toEqual([
      ['1003', 2],
      [added.companyRef, 1],
    ]);
    await confirmCompany(bank.services, Number(added.companyRef));
    person.actFor(added.companyRef ?? '');
    await person.get(listAccounts, {});
    expect(await readAuditRows(bank, 'registerCompany', added.companyRef ?? '')).toEqual([[505, 'ok']]);
  });

  test('adds nobody else to a company, and nobody at all without a session', async () => {
    const person = await new Person(bank, 'fop1').signIn();
    for (const who of [person, visitor])
      expect(await who.refused(registerCompany, toRegister(toIdentity(LLC), '501'))).toMatchObject({
        code: 'unauthorized',
      });
  });

  test('registers a colleague as manager; the bank confirms him with a temporary password', async () => {
    const director = await new Person(bank, 'director1').signIn();
    const form = { ...DRAFT, role: 1, signatureRight: 2, isAdministrator: false } as const;
    const place = { companyRef: '1001', token: null };
    const { userId } = await director.get(registerUser, await buildRequest(await createKey(), form, place));
    const { queries } = bank.services.db;
    expect(await findWaitingUsers(queries)).toEqual([]);
    expect(await confirmUser(bank.services, Number(userId))).toMatchObject({ refusal: { code: 'notFound' } });
    await approveAll(await new Person(bank, 'director2').signIn('1001'));
    expect((await findWaitingUsers(queries)).map(({ id }) => String(id))).toEqual([userId]);
    expect(await new Person(bank, 'novenko').enterPassword('Korovai_83sad')).toEqual(unauthorized('unknown_account'));
    expect(await confirmUser(bank.services, Number(userId))).toMatchObject({ ok: true });
    const person = await signIn('novenko', 'Korovai_83sad', userId ?? '', '1001');
    expect((await person.get(getUserInfo, { companyRef: null })).user).toMatchObject({ status: 1, role: 1 });
    expect(await confirmUser(bank.services, Number(userId))).toMatchObject({ refusal: { code: 'notFound' } });
    expect(await readAuditRows(bank, 'registerUser', userId ?? '')).toEqual([[501, 'ok']]);
  });

  test('registers a colleague without a key: he makes his own', async () => {
    const director = await new Person(bank, 'director1').signIn();
    const keyless = { user: { ...DRAFT, login: 'keyless1' }, certificate: '', signature: '' };
    const place = { companyRef: '1001', token: null };
    const { userId } = await director.get(registerUser, { ...keyless, ...place });
    const { queries } = bank.services.db;
    const requests = await queries
      .select()
      .from(certificateRequest)
      .where(eq(certificateRequest.userId, Number(userId)));
    expect(requests).toEqual([]);
    // Outside a session the proof is always required.
    const half = { ...(await buildRequest(await createKey(), DRAFT, place)), signature: '' };
    expect(await director.refused(registerUser, half)).toMatchObject({
      problems: [{ field: 'sign', key: 'emptyField' }],
    });
    expect(await visitor.refused(registerUser, { ...keyless, ...place })).toMatchObject({ code: 'unauthorized' });
    const { changes } = (await director.get(listUsers, { needAll: false })).users.find(({ id }) => id === userId) ?? {};
    await director.get(decideUserChange, { changeId: changes?.[0]?.id ?? '', decision: 'withdraw' });
    expect(await queries.select().from(appUser).where(eq(appUser.login, 'keyless1'))).toEqual([]);
  });

  test('registers nobody without managing the company, and a refused person is forgotten', async () => {
    const place = { companyRef: '1001', token: null };
    const accountant = await new Person(bank, 'buh1').signIn('1001');
    expect(await accountant.refused(registerUser, await buildRequest(await createKey(), DRAFT, place))).toMatchObject({
      code: 'forbidden',
    });
    const stranger = await new Person(bank, 'fop1').signIn();
    expect(await stranger.refused(registerUser, await buildRequest(await createKey(), DRAFT, place))).toMatchObject({
      code: 'unauthorized',
    });
    const director = await new Person(bank, 'director1').signIn();
    const { userId } = await director.get(registerUser, await buildRequest(await createKey(), DRAFT, place));
    await approveAll(await new Person(bank, 'director2').signIn('1001'));
    expect(await refuseUser(bank.services, Number(userId), 'Не працює')).toMatchObject({ ok: true });
    expect(await bank.services.db.queries.select().from(appUser).where(eq(appUser.login, 'novenko'))).toEqual([]);
  });
});
