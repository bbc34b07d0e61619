import {
  addUser,
  changeUserInfo,
  changeUserRights,
  changeUserStatus,
  getPersonInfo,
  getUserInfo,
  listAccounts,
  listUsers,
  revokeUserRights,
  type RequestOf,
} from '@ncb/shared-kernel/api/contract';
import { KEPT_SECRET_ANSWER } from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import { writeAudit } from '../src/audit';
import { resetFailures } from '../src/areas/identity/throttle';
import { isSecretAnswer } from '../src/areas/users/secret-answers';
import { appUser, certificate, certificateRequest, membership } from '../src/db/schema';
import { approveAll } from './support/sign-declarations';
import { readAuditRows } from './support/read-audit-rows';
import { openTestBank, type TestBank } from './support/open-test-bank';
import { unauthorized } from './support/browser';
import { Person, findSeedUser } from './support/person';
import { BLOCKED1, BUH1, DIRECTOR1, DIRECTOR2, EXPIRED1, OPER1, TEMP1 } from './support/user-ids';

jest.setTimeout(30_000);

let bank: TestBank;
let director: Person;
let accountant: Person;

/** Opens a bank per subject: one test removes users that another needs. */
function withOwnBank(): void {
  beforeAll(async () => {
    bank = await openTestBank();
    director = await new Person(bank, 'director1').signIn();
    accountant = await new Person(bank, 'buh1').signIn('1001');
  }, 60_000);
  afterAll(() => bank.close());
}

const agree = async () => approveAll(await new Person(bank, 'director2').signIn('1001'));

const FOREIGN = '505';

const buildRights = (userId: string, more: object = {}) => ({
  userId,
  role: 1 as const,
  signatureRight: 2 as const,
  position: 'Бухгалтер',
  ...more,
});

type Form = RequestOf<typeof changeUserInfo>;

async function acceptsAnswer(login: string, answer: string): Promise<boolean> {
  const { db, passwords } = bank.services;
  const [user] = await db.queries.select().from(appUser).where(eq(appUser.login, login));
  return isSecretAnswer(passwords, user?.secretAnswerHash ?? '', answer);
}

function buildForm(login: string, more: Partial<Form> = {}): Form {
  const user = findSeedUser(login);
  return {
    userId: user.userId,
    lastName: user.userLastName,
    firstName: user.userFirstName,
    middleName: user.userMiddleName,
    code: user.code,
    hasCode: true,
    role: user.roleRef,
    signatureRight: user.signature,
    isAdministrator: user.isAdmin === 1,
    position: user.position,
    login: user.login,
    password: '',
    secretQuestion: user.squest,
    secretAnswer: user.sansw,
    email: user.email,
    phone: user.phone,
    consent: true,
    oldPassword: user.passwd,
    ...more,
  };
}

describe('the list of users', () => {
  withOwnBank();

  test('has the company’s people by name in Ukrainian order, with what each is there', async () => {
    const { users } = await accountant.get(listUsers, { needAll: true });
    expect(users.map(({ id }) => id)).toEqual([BLOCKED1, DIRECTOR1, DIRECTOR2, BUH1, OPER1, TEMP1]);
    expect(users[3]).toEqual({
      id: BUH1,
      name: 'Перевірна Ганна Іванівна',
      position: 'Головний бухгалтер',
      status: 2,
      role: 1,
      signatureRight: 2,
      taxCode: '0048202264',
      company: 'ТОВ «Калинова Брама»',
      companies: ['1001'],
      isGranted: true,
      payrollAccess: 2,
      isAdministrator: false,
      lastSignIn: null,
      keyState: null,
      keyUntil: null,
      changes: [],
    });
    expect(users[0]).toMatchObject({ status: 3, isGranted: false });
  });

  test('tells those who manage users how often a sign-in failed since the last one that came to pass', async () => {
    const failures = async (person: Person) =>
      (await person.get(listUsers, { needAll: false })).users.map(({ id, failedSignIns }) => [id, failedSignIns]);
    const refused = async (userId: number) =>
      writeAudit(bank.services.db.queries, {
        at: bank.clock.now(),
        actor: { userId, companyId: null, address: '' },
        action: 'signIn',
        result: 'invalid_credentials',
      });
    await refused(Number(BUH1));
    await refused(Number(BUH1));
    await refused(Number(FOREIGN));
    expect(await failures(director)).toContainEqual([BUH1, 2]);
    expect(await failures(director)).toContainEqual([DIRECTOR2, 0]);
    expect((await failures(accountant)).map(([, count]) => count)).toEqual(Array(6).fill(undefined));
    const again = await new Person(bank, 'buh1').signIn('1001');
    expect(again).toBeDefined();
    expect(await failures(director)).toContainEqual([BUH1, 0]);
  });

  test('says of a key that was requested that it waits, until its time is over', async () => {
    const readKeyState = async (userId: string) =>
      (await director.get(listUsers, { needAll: false })).users.find(({ id }) => id === userId)?.keyState;
    expect([await readKeyState(OPER1), await readKeyState(BUH1)]).toEqual(['none', 'active']);
    const request = (userId: string) => ({
      userId: Number(userId),
      companyId: 1001,
      csr: 'PEM',
      keyFingerprint: `key of ${userId}`,
      createdAt: bank.clock.now(),
    });
    await bank.services.db.queries.insert(certificateRequest).values([request(OPER1), request(BUH1)]);
    // A valid key is shown rather than a waiting one.
    expect([await readKeyState(OPER1), await readKeyState(BUH1)]).toEqual(['waiting', 'active']);
    await bank.services.db.queries
      .update(certificateRequest)
      .set({ createdAt: new Date(bank.clock.now().getTime() - 31 * 24 * 60 * 60_000) });
    expect(await readKeyState(OPER1)).toBe('none');
  });

  test('shows a director who asks for all the people of every company that he directs, each once', async () => {
    const { users } = await director.get(listUsers, { needAll: true });
    expect(users.find(({ id }) => id === BUH1)).toMatchObject({ companies: ['1001', '1002'] });
    expect(users.find(({ id }) => id === EXPIRED1)).toMatchObject({ company: 'ПП «Степовий Млин»', isGranted: false });
    expect(users.map(({ id }) => id)).not.toContain(FOREIGN);
    expect((await director.get(listUsers, { needAll: false })).users).toHaveLength(6);
  });
});

describe('one person', () => {
  withOwnBank();

  test('sees himself in full, his manager sees him without login and secrets', async () => {
    const own = await accountant.get(getPersonInfo, { userId: BUH1 });
    expect(own.person).toMatchObject({ login: 'buh1', secretAnswer: KEPT_SECRET_ANSWER, phone: '0500001002' });
    const details = await director.get(getPersonInfo, { userId: BUH1 });
    expect(details.person).toEqual({ ...own.person, login: '', secretQuestion: '', secretAnswer: '' });
  });

  test('is not shown to a colleague, and nobody of another company to anybody', async () => {
    expect(await accountant.refused(getPersonInfo, { userId: DIRECTOR1 })).toMatchObject({ code: 'forbidden' });
    const [foreign, unknown] = [
      await director.refused(getPersonInfo, { userId: FOREIGN }),
      await director.refused(getPersonInfo, { userId: '99999' }),
    ];
    expect(foreign).toEqual(unknown);
    expect(foreign).toMatchObject({ code: 'notFound' });
  });
});

describe('changing a person’s data', () => {
  withOwnBank();

  test('oneself changes everything but one’s rights; an empty password stays', async () => {
    await accountant.get(
      changeUserInfo,
      buildForm('buh1', { phone: '+38 (050) 777-00-02', login: 'buh_new', position: 'Бухгалтер' }),
    );
    expect(await agree()).toBe(1);
    const { person } = await accountant.get(getPersonInfo, { userId: BUH1 });
    expect(person).toMatchObject({ phone: '0507770002', login: 'buh_new', position: 'Бухгалтер', role: 1 });
    const again = new Person(bank, 'buh_new');
    expect((await again.enterPassword('Buhalter1')).ok).toBe(true);
    expect(await accountant.refused(changeUserInfo, buildForm('buh1', { role: 0, signatureRight: 0 }))).toMatchObject({
      code: 'forbidden',
    });
    await accountant.get(changeUserInfo, buildForm('buh1'));
    await agree();
    expect(await readAuditRows(bank, 'changeUser', BUH1)).toEqual([
      [503, 'ok'],
      [503, 'forbidden'],
      [503, 'ok'],
    ]);
  });

  test('one’s own secret answer is kept hashed, and stays as it is where the form sends back what it was shown', async () => {
    const [before] = await bank.services.db.queries.select().from(appUser).where(eq(appUser.login, 'buh1'));
    expect(before?.secretAnswerHash).toMatch(/^\$argon2id\$/);
    await accountant.get(changeUserInfo, buildForm('buh1', { secretAnswer: KEPT_SECRET_ANSWER }));
    expect(await acceptsAnswer('buh1', 'пісочниця')).toBe(true);
    await accountant.get(changeUserInfo, buildForm('buh1', { secretQuestion: 'Кіт?', secretAnswer: 'Мурко Перший' }));
    expect(await acceptsAnswer('buh1', ' мурко  перший')).toBe(true);
    expect(await acceptsAnswer('buh1', 'пісочниця')).toBe(false);
  });

  test('a new secret question needs its own answer, and nobody keeps an answer that he has not given', async () => {
    const noAnswer = { problems: [{ field: 'secretAnswer', key: 'emptyField' }] };
    const { queries } = bank.services.db;
    const preserved = { secretQuestion: 'Кіт?', secretAnswer: KEPT_SECRET_ANSWER };
    expect(
      await accountant.refused(changeUserInfo, buildForm('buh1', { ...preserved, secretQuestion: 'Місто?' })),
    ).toMatchObject(noAnswer);
    await queries.update(appUser).set({ secretAnswerHash: '' }).where(eq(appUser.login, 'buh1'));
    expect(await accountant.refused(changeUserInfo, buildForm('buh1', preserved))).toMatchObject(noAnswer);
    expect((await accountant.get(getPersonInfo, { userId: BUH1 })).person.secretAnswer).toBe('');
    expect(await acceptsAnswer('buh1', '')).toBe(false);
    await accountant.get(changeUserInfo, buildForm('buh1'));
  });

  test('login, password, secret answer, telephone and mail change only with the old password, which is not guessed at here either', async () => {
    const changes = [
      ...[{ login: 'taken_over' }, { password: 'Zhyto5Mak_verba' }, { secretAnswer: 'чужа' }],
      ...[{ phone: '0671112233' }, { email: 'taken@mail.example' }],
    ];
    for (const change of changes) {
      const form = buildForm('buh1', { secretAnswer: KEPT_SECRET_ANSWER, ...change });
      expect(await accountant.refused(changeUserInfo, { ...form, oldPassword: undefined })).toMatchObject({
        problems: [{ field: 'oldPassword', key: 'emptyField' }],
      });
      expect(await accountant.refused(changeUserInfo, { ...form, oldPassword: 'Wrong123' })).toMatchObject({
        code: 'unableToChangePwd',
      });
      await resetFailures(bank.services.db.queries, { kind: 'oldPassword', name: BUH1 });
    }
    const guess = buildForm('buh1', { login: 'taken_over', oldPassword: 'Wrong123' });
    for (let tries = 0; tries < 5; tries += 1) await accountant.refused(changeUserInfo, guess);
    expect(await accountant.refused(changeUserInfo, guess)).toMatchObject({ code: 'too_many_attempts' });
    const preserved = buildForm('buh1', { secretAnswer: KEPT_SECRET_ANSWER, oldPassword: undefined });
    await accountant.get(changeUserInfo, preserved);
    await resetFailures(bank.services.db.queries, { kind: 'oldPassword', name: BUH1 });
  });

  test('where no second manager agrees, the old password alone stands between an open session and the telephone', async () => {
    const manager = await new Person(bank, 'fop1').signIn();
    const form = buildForm('fop1', { phone: '0671112233', secretAnswer: KEPT_SECRET_ANSWER });
    const readPhone = async () => (await manager.get(getPersonInfo, { userId: form.userId })).person.phone;
    const before = await readPhone();
    expect(await manager.refused(changeUserInfo, { ...form, oldPassword: undefined })).toMatchObject({
      problems: [{ field: 'oldPassword', key: 'emptyField' }],
    });
    expect(await readPhone()).toBe(before);
    expect(await manager.get(changeUserInfo, form)).toEqual({ waits: false });
    expect(await readPhone()).toBe('0671112233');
  });

  test('a new password ends the other sessions and gives this one another token', async () => {
    const other = await new Person(bank, 'buh1').signIn('1001');
    const before = accountant.jar.get('__Host-sid');
    await accountant.get(changeUserInfo, buildForm('buh1', { password: 'Okhryma8_Lis' }));
    expect(accountant.jar.get('__Host-sid')).not.toBe(before);
    await accountant.get(listAccounts, {});
    expect(await other.call(listAccounts, {})).toEqual(unauthorized('unauthorized'));
    expect((await new Person(bank, 'buh1').enterPassword('Okhryma8_Lis')).ok).toBe(true);
    expect(await readAuditRows(bank, 'changePassword', BUH1)).toEqual([[503, 'ok']]);
  });

  test('an administrator changes a colleague’s data, but neither his login nor his password', async () => {
    const form = buildForm('oper1', { lastName: 'Нова', secretAnswer: '', email: 'new@mail.example' });
    for (const foreign of [{ login: 'stolen' }, { password: 'Zhyto5Mak_verba' }, { secretAnswer: 'x' }])
      expect(await director.refused(changeUserInfo, { ...form, ...foreign })).toMatchObject({ code: 'badRequest' });
    await director.get(changeUserInfo, form);
    await agree();
    const [row] = await bank.services.db.queries.select().from(appUser).where(eq(appUser.id, 504));
    expect(row).toMatchObject({
      lastName: 'Нова',
      login: 'oper1',
      email: 'new@mail.example',
    });
    expect(await acceptsAnswer('oper1', 'пісочниця')).toBe(true);
    expect((await new Person(bank, 'oper1').enterPassword('Operator1')).ok).toBe(true);
  });

  test('is refused to a director who is no administrator, for strangers, and with what the rules refuse', async () => {
    const second = await new Person(bank, 'director2').signIn();
    expect(await second.refused(changeUserInfo, buildForm('oper1'))).toMatchObject({ code: 'forbidden' });
    expect(await director.refused(changeUserInfo, buildForm('fop1'))).toMatchObject({ code: 'notFound' });
    expect(await director.refused(changeUserInfo, buildForm('oper1', { email: 'x', phone: '1' }))).toMatchObject({
      problems: [
        { field: 'email', key: 'incorrectEmail' },
        { field: 'phone', key: 'incorrectPhone' },
      ],
    });
    expect(
      await accountant.refused(changeUserInfo, buildForm('buh1', { login: 'director1', oldPassword: 'Okhryma8_Lis' })),
    ).toMatchObject({
      code: 'loginTaken',
    });
    expect(await accountant.refused(changeUserInfo, buildForm('buh1', { login: 'x'.repeat(65) }))).toMatchObject({
      problems: [{ field: 'login', key: 'tooLongText', params: { max: '64' } }],
    });
  });
});

describe('rights', () => {
  withOwnBank();

  test('are changed by a manager; an operator’s right to sign is fixed', async () => {
    await director.get(changeUserRights, buildRights(BUH1, { signatureRight: 1, position: 'Старший бухгалтер' }));
    await agree();
    const { user } = await accountant.get(getUserInfo, { companyRef: '1001' });
    expect(user).toMatchObject({ signatureRight: 1, position: 'Старший бухгалтер', rightsValid: true });
    expect(await director.refused(changeUserRights, buildRights(BUH1, { role: 2 }))).toMatchObject({
      problems: [{ field: 'signatureRight', key: 'rightNotOfRole' }],
    });
    expect(await readAuditRows(bank, 'changeRights', BUH1)).toEqual([[501, 'ok']]);
  });

  test('are never raised by oneself, unless one is director already', async () => {
    const { queries } = bank.services.db;
    await queries.update(membership).set({ isAdministrator: true }).where(eq(membership.userId, 503));
    const own = buildRights(BUH1, { role: 0, signatureRight: 0 });
    expect(await accountant.refused(changeUserRights, own)).toMatchObject({ code: 'forbidden' });
    const form = buildForm('buh1', { role: 0, signatureRight: 0, isAdministrator: true });
    expect(await accountant.refused(changeUserInfo, form)).toMatchObject({ code: 'forbidden' });
    await queries.update(membership).set({ isAdministrator: false }).where(eq(membership.userId, 503));
    const second = await new Person(bank, 'director2').signIn();
    await second.get(changeUserRights, buildRights(DIRECTOR2, { role: 0, signatureRight: 0 }));
    expect((await readAuditRows(bank, 'changeRights', BUH1)).at(-1)).toEqual([503, 'forbidden']);
  });

  test('are nothing for an accountant to change, and nobody’s of another company', async () => {
    expect(await accountant.refused(changeUserRights, buildRights(OPER1))).toMatchObject({ code: 'forbidden' });
    for (const id of [FOREIGN, EXPIRED1, '99999']) {
      expect(await director.refused(changeUserRights, buildRights(id))).toMatchObject({ code: 'notFound' });
      expect(await director.refused(revokeUserRights, buildRights(id))).toMatchObject({ code: 'notFound' });
    }
  });

  test('taken away end the membership: the person finds nothing there any more, elsewhere he goes on', async () => {
    await director.get(revokeUserRights, buildRights(BUH1));
    expect(await accountant.refused(listAccounts, {})).toMatchObject({ code: 'notFound' });
    expect((await accountant.get(getUserInfo, { companyRef: null })).companies.map(({ ref }) => ref)).toEqual(['1002']);
    expect(await readAuditRows(bank, 'revokeRights', BUH1)).toEqual([[501, 'ok']]);
  });

  test('are not taken away from oneself, also where another director stays', async () => {
    expect(await director.refused(revokeUserRights, buildRights(DIRECTOR1))).toMatchObject({ code: 'forbidden' });
    expect((await director.get(getUserInfo, { companyRef: '1001' })).companies.map(({ ref }) => ref)).toContain('1001');
    expect(await readAuditRows(bank, 'revokeRights', DIRECTOR1)).toEqual([[501, 'forbidden']]);
  });
});

describe('the rights of the last director', () => {
  withOwnBank();

  test('stay, even if two directors take each other away at the same moment', async () => {
    const second = await new Person(bank, 'director2').signIn();
    const both = await Promise.all([
      director.call(revokeUserRights, buildRights(DIRECTOR2)),
      second.call(revokeUserRights, buildRights(DIRECTOR1)),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const left = await bank.services.db.queries.select().from(membership).where(eq(membership.companyId, 1001));
    expect(left.filter(({ role }) => role === 0)).toHaveLength(1);
    const [last, own] = both[0].ok ? [director, buildRights(DIRECTOR1)] : [second, buildRights(DIRECTOR2)];
    expect(await last.refused(changeUserRights, own)).toMatchObject({ code: 'lastDirector' });
  });
});

describe('adding an existing user', () => {
  withOwnBank();

  test('makes a person of another company of the director’s work here too', async () => {
    await director.get(addUser, buildRights(EXPIRED1));
    await agree();
    const { users } = await director.get(listUsers, { needAll: true });
    expect(users.find(({ id }) => id === EXPIRED1)?.companies).toEqual(['1001', '1002']);
    expect(await director.refused(addUser, buildRights(EXPIRED1))).toMatchObject({ code: 'userIsInCompany' });
    expect(await readAuditRows(bank, 'addUser', EXPIRED1)).toEqual([
      [501, 'ok'],
      [501, 'userIsInCompany'],
    ]);
  });

  test('does not tell whether an id is somebody’s whom one has nothing to do with', async () => {
    const answers = [
      await director.refused(addUser, buildRights(FOREIGN)),
      await director.refused(addUser, buildRights('99999')),
    ];
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ code: 'notFound' });
    expect(await accountant.refused(addUser, buildRights(EXPIRED1))).toMatchObject({ code: 'forbidden' });
  });
});

describe('locking', () => {
  withOwnBank();

  const to = (userId: string, status: 2 | 3 | 4) => ({ userId, status });

  test('ends all sessions of the person at once, and unlocking does not bring them back', async () => {
    const other = await new Person(bank, 'buh1').signIn('1001');
    await director.get(changeUserStatus, to(BUH1, 3));
    for (const person of [accountant, other])
      expect(await person.call(listAccounts, {})).toEqual(unauthorized('unauthorized'));
    expect(await new Person(bank, 'buh1').enterPassword()).toEqual(unauthorized('blocked_user_account'));
    await director.get(changeUserStatus, to(BUH1, 2));
    await agree();
    expect(await other.call(listAccounts, {})).toEqual(unauthorized('unauthorized'));
    await new Person(bank, 'buh1').signIn('1001');
    expect([await readAuditRows(bank, 'lock', BUH1), await readAuditRows(bank, 'unlock', BUH1)]).toEqual([
      [[501, 'ok']],
      [[501, 'ok']],
    ]);
  });

  test('is refused for oneself, below status 2, twice, for strangers and to those who manage nobody', async () => {
    expect(await director.refused(changeUserStatus, to(DIRECTOR1, 3))).toMatchObject({ code: 'forbidden' });
    for (const [id, status] of [
      [TEMP1, 3],
      [BLOCKED1, 3],
      [OPER1, 2],
    ] as const) {
      expect(await director.refused(changeUserStatus, to(id, status))).toMatchObject({
        code: 'userStatusForbidsAction',
      });
    }
    expect(await director.refused(changeUserStatus, to(FOREIGN, 3))).toMatchObject({ code: 'notFound' });
    const colleague = await new Person(bank, 'buh1').signIn('1001');
    expect(await colleague.refused(changeUserStatus, to(OPER1, 3))).toMatchObject({ code: 'forbidden' });
  });

  test('somebody who works elsewhere too is not deleted by a manager who is nothing there', async () => {
    const second = await new Person(bank, 'director2').signIn();
    expect(await second.refused(changeUserStatus, to(BUH1, 4))).toMatchObject({ code: 'worksElsewhere' });
    await director.get(changeUserStatus, to(BUH1, 4));
  });

  test('deleting takes the certificates too and cannot be undone', async () => {
    await director.get(changeUserStatus, to(DIRECTOR2, 4));
    const { queries } = bank.services.db;
    const rows = await queries.select().from(certificate).where(eq(certificate.userId, 502));
    expect(rows.map(({ status }) => status)).toEqual([2]);
    expect(await director.refused(changeUserStatus, to(DIRECTOR2, 2))).toMatchObject({
      code: 'userStatusForbidsAction',
    });
    expect(await new Person(bank, 'director2').enterPassword()).toEqual(unauthorized('inactive_user_account'));
  });
});
