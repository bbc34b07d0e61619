import {
  addUser,
  changePayrollAccess,
  changeUserInfo,
  changeUserRights,
  changeUserStatus,
  decideUserChange,
  documentsToSign,
  endUserSessions,
  getPersonInfo,
  listAccounts,
  listUsers,
  listUserSessions,
  revokeUserRights,
  signDocuments,
  type RequestOf,
  type UserRow,
} from '@ncb/shared-kernel/api/contract';
import { getAllowedUserActions, STATUS_AFTER } from '@ncb/shared-kernel/domain/rules';
import {
  DECLARATION,
  KEPT_SECRET_ANSWER,
  Role,
  SignatureRight,
  UserStatus,
} from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq } from 'drizzle-orm';
import { findBrokenAuditRow } from '../src/audit';
import { appUser, company, membership, session, userChange } from '../src/db/schema';
import { approveAll, signDeclarations } from './support/sign-declarations';
import { readAuditRows } from './support/read-audit-rows';
import { openTestBank, type TestBank } from './support/open-test-bank';
import { unauthorized } from './support/browser';
import { Person, findSeedUser } from './support/person';
import { BLOCKED1, BUH1, DIRECTOR1, DIRECTOR2, EXPIRED1, OPER1, TEMP1 } from './support/user-ids';

jest.setTimeout(30_000);

let bank: TestBank;
/** Director and administrator with all signatures. */
let first: Person;
/** Director with the first signature. */
let second: Person;
let accountant: Person;

const ACCOUNTANT = { role: Role.accountant, signatureRight: SignatureRight.second, position: 'Бухгалтер' } as const;
const WIDER = { ...ACCOUNTANT, userId: BUH1, signatureRight: SignatureRight.first } as const;

beforeEach(async () => {
  bank = await openTestBank();
  first = await new Person(bank, 'director1').signIn('1001');
  second = await new Person(bank, 'director2').signIn('1001');
  accountant = await new Person(bank, 'buh1').signIn('1001');
}, 60_000);
afterEach(() => bank.close());

const findRow = async (person: Person, userId: string): Promise<UserRow | undefined> =>
  (await person.get(listUsers, { needAll: false })).users.find(({ id }) => id === userId);

async function findWaiting(userId: string): Promise<{ readonly changeId: string; readonly declarationId: string }> {
  const change = (await findRow(second, userId))?.changes[0];
  if (!change?.declarationId) throw new Error(`nothing waits for ${userId}`);
  return { changeId: change.id, declarationId: change.declarationId };
}

const decide = (person: Person, changeId: string, decision: 'refuse' | 'withdraw') =>
  person.call(decideUserChange, { changeId, decision });

const approve = async (person: Person, declarationId: string) =>
  (await signDeclarations(person, [declarationId]))[0]?.errorCode ?? null;

/** Signs a text shown to another user. */
async function signForeignText(person: Person, declarationId: string) {
  const refs = [{ id: declarationId, type: DECLARATION } as const];
  const { documents } = await second.get(documentsToSign, { documents: refs });
  const signatures = await person.signTexts(documents);
  const { verdicts } = await person.get(signDocuments, { all: false, documents: refs, signatures });
  return verdicts[0]?.errorCode;
}

function buildForm(login: string, changes: Partial<RequestOf<typeof changeUserInfo>>) {
  const own = findSeedUser(login);
  return {
    userId: own.userId,
    lastName: own.userLastName,
    firstName: own.userFirstName,
    middleName: own.userMiddleName,
    code: own.code,
    hasCode: true,
    role: own.roleRef,
    signatureRight: own.signature,
    position: own.position,
    login: own.login,
    password: '',
    secretQuestion: own.squest,
    secretAnswer: KEPT_SECRET_ANSWER,
    email: own.email,
    phone: own.phone,
    consent: true,
    oldPassword: own.passwd,
    ...changes,
  };
}

async function makeAdministrator(userId: string): Promise<void> {
  await bank.services.db.queries
    .update(membership)
    .set({ isAdministrator: true })
    .where(and(eq(membership.userId, Number(userId)), eq(membership.companyId, 1001)));
}

describe('what gives power', () => {
  test('waits for a second manager, who sees what was asked, and acts when he agrees', async () => {
    expect(await first.get(changeUserRights, { ...WIDER, position: 'Старша' })).toEqual({ waits: true });
    // The position gives no rights.
    expect(await findRow(second, BUH1)).toMatchObject({
      signatureRight: SignatureRight.second,
      position: 'Старша',
      changes: [{ kind: 'rights', signatureRight: SignatureRight.first, waitsForMe: true, isMine: false }],
    });
    expect((await findRow(first, BUH1))?.changes).toMatchObject([{ waitsForMe: false, isMine: true }]);
    expect(await approveAll(second)).toBe(1);
    expect(await findRow(first, BUH1)).toMatchObject({ signatureRight: SignatureRight.first, changes: [] });
    expect(await readAuditRows(bank, 'approveChange', BUH1)).toEqual([[502, 'ok']]);
    expect(await findBrokenAuditRow(bank.services.db.queries)).toBeNull();
  });

  test('is every kind of it: payrolls, unblocking, a new person, telephone and mail, administration', async () => {
    expect(await first.get(changePayrollAccess, { userId: OPER1, access: 2 })).toEqual({ waits: true });
    expect(await first.get(changeUserStatus, { userId: BLOCKED1, status: 2 })).toEqual({ waits: true });
    expect(await first.get(addUser, { ...ACCOUNTANT, userId: EXPIRED1 })).toEqual({ waits: true });
    expect(await first.get(changeUserRights, { ...ACCOUNTANT, userId: BUH1, isAdministrator: true })).toEqual({
      waits: true,
    });
    const own = findSeedUser('buh1');
    const form = buildForm('buh1', { email: 'other@mail.example', phone: '0671112233' });
    expect(await accountant.get(changeUserInfo, form)).toEqual({ waits: true });
    expect((await accountant.get(getPersonInfo, { userId: BUH1 })).person).toMatchObject({ phone: own.phone });
    expect(await findRow(first, EXPIRED1)).toMatchObject({ isGranted: false, changes: [{ kind: 'add' }] });
    expect(await approveAll(second)).toBe(5);
    expect((await accountant.get(getPersonInfo, { userId: BUH1 })).person).toMatchObject({
      email: 'other@mail.example',
      phone: '0671112233',
      isAdministrator: true,
    });
    expect(await findRow(first, OPER1)).toMatchObject({ payrollAccess: 2 });
    expect(await findRow(first, BLOCKED1)).toMatchObject({ status: UserStatus.active });
    expect(await findRow(first, EXPIRED1)).toMatchObject({ role: Role.accountant, changes: [] });
  });

  test('is a name and a tax number as well: a key and a consent belong to them', async () => {
    const renamed = buildForm('oper1', { lastName: 'Підмінна', code: '0070402382' });
    expect(await first.get(changeUserInfo, renamed)).toEqual({ waits: true });
    const own = findSeedUser('oper1');
    expect((await first.get(getPersonInfo, { userId: OPER1 })).person).toMatchObject({
      lastName: own.userLastName,
      code: own.code,
    });
    const name = ['Підмінна', own.userFirstName, own.userMiddleName].join(' ');
    expect((await findRow(second, OPER1))?.changes).toMatchObject([{ name, taxCode: '0070402382' }]);
    const { declarationId } = await findWaiting(OPER1);
    const refs = [{ id: declarationId, type: DECLARATION } as const];
    const { documents } = await second.get(documentsToSign, { documents: refs });
    expect(documents[0]?.canonical).toContain(`Новий податковий номер: ${own.code} → 0070402382`);
    expect(await approveAll(second)).toBe(1);
    expect((await first.get(getPersonInfo, { userId: OPER1 })).person).toMatchObject({
      lastName: 'Підмінна',
      code: '0070402382',
    });
  });

  test('is agreed to neither by who asked, nor by whom it is about, nor by who manages nobody', async () => {
    await makeAdministrator(BUH1);
    await first.get(changeUserRights, { ...WIDER, isAdministrator: true });
    const { changeId, declarationId } = await findWaiting(BUH1);
    for (const person of [first, accountant]) expect(await signForeignText(person, declarationId)).toBe('forbidden');
    expect(await decide(accountant, changeId, 'refuse')).toMatchObject({ failure: { code: 'forbidden' } });
    expect(await decide(second, changeId, 'withdraw')).toMatchObject({ failure: { code: 'forbidden' } });
    await first.get(changePayrollAccess, { userId: OPER1, access: 1 });
    await bank.services.db.queries.update(membership).set({ isAdministrator: false }).where(eq(membership.userId, 503));
    expect(await signForeignText(accountant, (await findWaiting(OPER1)).declarationId)).toBe('forbidden');
    expect(await findRow(first, BUH1)).toMatchObject({ signatureRight: SignatureRight.second });
  });

  test('is unknown to another company, under whatever id', async () => {
    await first.get(changeUserRights, WIDER);
    const stranger = await new Person(bank, 'fop1').signIn();
    const { changeId, declarationId } = await findWaiting(BUH1);
    for (const id of [changeId, '99999', '0'])
      expect(await decide(stranger, id, 'refuse')).toMatchObject({ failure: { code: 'notFound' } });
    expect(await signForeignText(stranger, declarationId)).toBe('notFound');
  });

  test('is decided once; refused or taken back nothing happens', async () => {
    await first.get(changeUserRights, WIDER);
    const { changeId, declarationId } = await findWaiting(BUH1);
    expect(await first.refused(changeUserRights, WIDER)).toMatchObject({ code: 'changeWaits' });
    const refs = [{ id: declarationId, type: DECLARATION } as const];
    const { documents } = await second.get(documentsToSign, { documents: refs });
    expect(documents[0]?.canonical).toContain('другий підпис → перший підпис');
    expect(await decide(second, changeId, 'refuse')).toMatchObject({ ok: true });
    // The text was shown before.
    const signatures = await second.signTexts(documents);
    const { verdicts } = await second.get(signDocuments, { all: false, documents: refs, signatures });
    expect(verdicts).toMatchObject([{ errorCode: 'changeDecided' }]);
    await first.get(changeUserRights, WIDER);
    expect(await decide(first, (await findWaiting(BUH1)).changeId, 'withdraw')).toMatchObject({ ok: true });
    expect(await findRow(first, BUH1)).toMatchObject({ signatureRight: SignatureRight.second, changes: [] });
  });

  test('of data of his own it is shown to whoever asked, who takes it back without managing anybody', async () => {
    const changes = async (person: Person, userId = BUH1) => (await person.get(getPersonInfo, { userId })).changes;
    const form = buildForm('buh1', { phone: '0671112233' });
    expect(await accountant.get(changeUserInfo, form)).toEqual({ waits: true });
    const expected = { kind: 'contacts', phone: '0671112233', email: null, declarationId: null } as const;
    expect(await changes(accountant)).toMatchObject([{ ...expected, isMine: true, waitsForMe: false }]);
    expect(await changes(second)).toMatchObject([{ phone: '0671112233', isMine: false, waitsForMe: true }]);
    expect(await changes(first, OPER1)).toEqual([]);
    const { changeId } = await findWaiting(BUH1);
    const operator = await new Person(bank, 'oper1').signIn('1001');
    for (const person of [operator, first])
      expect(await decide(person, changeId, 'withdraw')).toMatchObject({ failure: { code: 'forbidden' } });
    expect(await decide(accountant, changeId, 'withdraw')).toMatchObject({ ok: true });
    expect(await decide(accountant, changeId, 'withdraw')).toMatchObject({ failure: { code: 'changeDecided' } });
    expect(await changes(accountant)).toEqual([]);
    expect(await accountant.get(changeUserInfo, { ...form, phone: '0671112244' })).toEqual({ waits: true });
    expect(await readAuditRows(bank, 'withdrawChange', BUH1)).toEqual([[503, 'ok']]);
  });

  test('agreed to by two at once it acts once', async () => {
    await makeAdministrator(BUH1);
    await first.get(changePayrollAccess, { userId: OPER1, access: 1 });
    const { declarationId } = await findWaiting(OPER1);
    const both = await Promise.all([approve(second, declarationId), signForeignText(accountant, declarationId)]);
    expect(both.filter((code) => code === null)).toHaveLength(1);
    expect(await findRow(first, OPER1)).toMatchObject({ payrollAccess: 1, changes: [] });
  });

  test('does not outlive what takes power away, nor the power of who asked', async () => {
    await first.get(changeUserRights, { ...WIDER, payrollAccess: 2 });
    await first.get(changeUserRights, { userId: BUH1, role: 2, signatureRight: 3, position: 'Оператор' });
    expect(await findRow(first, BUH1)).toMatchObject({ role: Role.operator, changes: [] });
    await makeAdministrator(OPER1);
    const operator = await new Person(bank, 'oper1').signIn('1001');
    await operator.get(changeUserRights, WIDER);
    await first.get(changeUserStatus, { userId: OPER1, status: 3 });
    expect(await approve(second, (await findWaiting(BUH1)).declarationId)).toBe('changeDecided');
  });

  test('acts at once where there is nobody else, and blocking the other one is no way there', async () => {
    await first.get(changeUserStatus, { userId: DIRECTOR2, status: 3 });
    expect(await first.get(changeUserRights, WIDER)).toEqual({ waits: true });
    // Unlocking the only other manager needs no approval.
    expect(await first.get(changeUserStatus, { userId: DIRECTOR2, status: 2 })).toEqual({ waits: false });
    await first.get(revokeUserRights, { userId: DIRECTOR2, role: null, signatureRight: null, position: '' });
    expect(await first.get(changeUserRights, WIDER)).toEqual({ waits: false });
    expect(await findRow(first, BUH1)).toMatchObject({ signatureRight: SignatureRight.first, changes: [] });
  });
});

describe('somebody who works for several companies', () => {
  /** Adds a sole trader's company, which has no second manager. */
  async function addEmployer(): Promise<Person> {
    const seat = { role: Role.accountant, signatureRight: SignatureRight.second, position: 'Бухгалтер' };
    const access = { rightsValid: true, payrollAccess: 0 as const, isAdministrator: false };
    await bank.services.db.queries.insert(membership).values({ userId: 503, companyId: 1003, ...seat, ...access });
    return new Person(bank, 'fop1').signIn();
  }

  test('and was locked in one is let in again there, not by another', async () => {
    const other = await addEmployer();
    await second.get(changeUserStatus, { userId: BUH1, status: 3 });
    expect(await other.refused(changeUserStatus, { userId: BUH1, status: 2 })).toMatchObject({
      code: 'worksElsewhere',
    });
    expect(await first.get(changeUserStatus, { userId: BUH1, status: 2 })).toEqual({ waits: true });
    expect(await approveAll(second)).toBe(1);
    expect(await findRow(first, BUH1)).toMatchObject({ status: UserStatus.active });
    // The other company locks for itself.
    await other.get(changeUserStatus, { userId: BUH1, status: 3 });
    expect(await first.refused(changeUserStatus, { userId: BUH1, status: 2 })).toMatchObject({
      code: 'worksElsewhere',
    });
    expect(await other.get(changeUserStatus, { userId: BUH1, status: 2 })).toEqual({ waits: false });
  });

  test('keeps his telephone whatever a manager of one of them wants, and is no way round the second one of another', async () => {
    const other = await addEmployer();
    const changed = buildForm('buh1', { phone: '0671112233' });
    expect(await other.refused(changeUserInfo, changed)).toMatchObject({ code: 'worksElsewhere' });
    accountant.actFor('1003');
    expect(await accountant.get(changeUserInfo, changed)).toEqual({ waits: true });
    first.actFor('1002');
    expect((await accountant.get(getPersonInfo, { userId: BUH1 })).person.phone).toBe(findSeedUser('buh1').phone);
    const seat = { role: Role.director, signatureRight: SignatureRight.first, position: 'Директор', rightsValid: true };
    await bank.services.db.queries
      .insert(membership)
      .values({ userId: 502, companyId: 1004, ...seat, payrollAccess: 0, isAdministrator: true });
    await bank.services.db.queries.delete(membership).where(eq(membership.userId, 508));
    await bank.services.db.queries.update(company).set({ status: 2 }).where(eq(company.id, 1004));
    second.actFor('1004');
    const own = buildForm('director2', { phone: '0671112233' });
    expect(await second.refused(changeUserInfo, own)).toMatchObject({ code: 'worksElsewhere' });
    second.actFor('1001');
    expect(await second.get(changeUserInfo, own)).toEqual({ waits: true });
  });
});

describe('what takes power away', () => {
  test('acts at once, also in a change that gives some as well', async () => {
    expect(await first.get(changeUserRights, { ...WIDER, payrollAccess: 0 })).toEqual({ waits: true });
    expect(await findRow(first, BUH1)).toMatchObject({
      payrollAccess: 0,
      signatureRight: SignatureRight.second,
      changes: [{ payrollAccess: null, signatureRight: SignatureRight.first }],
    });
  });

  test('never leaves a company without a pair of signatures, however it is tried', async () => {
    // The pair is the other director and the accountant.
    await first.get(changeUserStatus, { userId: TEMP1, status: 4 });
    await second.get(changeUserStatus, { userId: DIRECTOR1, status: 3 });
    const expected = [
      () => second.refused(changeUserStatus, { userId: BUH1, status: 3 }),
      () => second.refused(revokeUserRights, { userId: BUH1, role: null, signatureRight: null, position: '' }),
      () => second.refused(changeUserRights, { userId: BUH1, role: 2, signatureRight: 3, position: 'Оператор' }),
      () => second.refused(changeUserRights, WIDER),
    ];
    for (const refused of expected) expect(await refused()).toMatchObject({ code: 'lastSigners' });
    // A manager cannot lock themselves.
    expect(await second.refused(changeUserStatus, { userId: DIRECTOR2, status: 3 })).toMatchObject({
      code: 'forbidden',
    });
    expect(await second.refused(revokeUserRights, { ...ACCOUNTANT, userId: DIRECTOR2 })).toMatchObject({
      code: 'forbidden',
    });
  });
});

describe('sessions of a person', () => {
  test('are seen and ended by a manager of his company, and by nobody else', async () => {
    const elsewhere = await new Person(bank, 'buh1').signIn('1001');
    const { sessions } = await second.get(listUserSessions, { userId: BUH1 });
    expect(sessions).toHaveLength(2);
    expect(sessions.every(({ isCurrent }) => !isCurrent)).toBe(true);
    for (const call of [listUserSessions, endUserSessions] as const) {
      expect(await accountant.refused(call, { userId: DIRECTOR1 })).toMatchObject({ code: 'forbidden' });
      expect(await second.refused(call, { userId: '505' })).toMatchObject({ code: 'notFound' });
    }
    await second.get(endUserSessions, { userId: BUH1 });
    for (const person of [accountant, elsewhere])
      expect(await person.call(listAccounts, {})).toEqual(unauthorized('unauthorized'));
    expect(await readAuditRows(bank, 'endSessions', BUH1)).toEqual([[502, 'ok']]);
  });

  test('of the manager himself end but the one that asks', async () => {
    const elsewhere = await new Person(bank, 'director2').signIn('1001');
    await second.get(endUserSessions, { userId: DIRECTOR2 });
    await second.get(listAccounts, {});
    expect(await elsewhere.call(listAccounts, {})).toEqual(unauthorized('unauthorized'));
    const left = await bank.services.db.queries.select().from(session).where(eq(session.userId, 502));
    expect(left).toHaveLength(1);
  });
});

test('only managers learn when somebody signed in, until when his key is good, and what waits', async () => {
  await first.get(changeUserRights, WIDER);
  expect(await findRow(second, BUH1)).toMatchObject({
    lastSignIn: expect.stringMatching(/^\d{4}-/) as string,
    keyState: 'active',
    keyUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    changes: [{}],
  });
  expect(await findRow(accountant, BUH1)).toMatchObject({
    lastSignIn: null,
    keyState: null,
    keyUntil: null,
    changes: [],
  });
});

/** Author × subject × action: exactly what the rules allow. */
describe('role × administrator × status', () => {
  const WHO = [
    { login: 'director1', isAdministrator: true },
    { login: 'director2', isAdministrator: false },
    { login: 'buh1', isAdministrator: true },
    { login: 'buh1', isAdministrator: false },
    { login: 'oper1', isAdministrator: true },
    { login: 'oper1', isAdministrator: false },
  ] as const;

  test.each(WHO)('$login, administrator: $isAdministrator', async ({ login, isAdministrator }) => {
    const { queries } = bank.services.db;
    const who = findSeedUser(login);
    const person = await new Person(bank, login).signIn('1001');
    const seat = and(eq(membership.userId, Number(who.userId)), eq(membership.companyId, 1001));
    await queries.update(membership).set({ isAdministrator }).where(seat);
    const target = TEMP1;
    const manager = { userId: who.userId, role: who.roleRef, isAdministrator };
    for (const status of Object.values(UserStatus))
      for (const action of ['lock', 'unlock', 'delete', 'changeRights'] as const) {
        await queries
          .update(appUser)
          .set({ status })
          .where(eq(appUser.id, Number(target)));
        await queries.delete(userChange);
        const outcome =
          action === 'changeRights'
            ? await person.call(changeUserRights, { ...ACCOUNTANT, userId: target })
            : await person.call(changeUserStatus, { userId: target, status: STATUS_AFTER[action] });
        const isAllowed = getAllowedUserActions(manager, { userId: target, status }).includes(action);
        expect([action, status, outcome.ok]).toEqual([action, status, isAllowed]);
      }
  });
});
