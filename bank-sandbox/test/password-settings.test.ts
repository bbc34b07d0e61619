import {
  changePassword,
  getUserInfo,
  listAccounts,
  ping,
  resetNumeration,
  saveSettings,
  type UserSettings,
} from '@ncb/shared-kernel/api/contract';
import { transliterate } from '@ncb/shared-kernel/domain/text';
import { eq } from 'drizzle-orm';
import { SESSIONS_MAX } from '../src/areas/identity/limits';
import { appUser, session } from '../src/db/schema';
import { readAuditRows } from './support/read-audit-rows';
import { unauthorized } from './support/browser';
import { Person } from './support/person';
import { setUpBank } from './support/set-up-bank';

jest.setTimeout(30_000);

const bank = setUpBank();

const readRow = async (id: number) =>
  (await bank.services.db.queries.select().from(appUser).where(eq(appUser.id, id)))[0];

describe('changing one’s own password', () => {
  test('begins a new session, ends all others and gives the password a new end', async () => {
    const [one, two] = [await new Person(bank, 'director2').signIn(), await new Person(bank, 'director2').signIn()];
    const half = new Person(bank, 'director2');
    await half.enterPassword();
    const before = one.jar.get('__Host-sid') ?? '';
    await one.get(changePassword, { oldPassword: 'Director2', newPassword: 'Korovai_83sad' });
    expect(one.jar.get('__Host-sid')).not.toBe(before);
    await one.get(listAccounts, {});
    expect(await two.call(listAccounts, {})).toEqual(unauthorized('unauthorized'));
    expect(await half.enterCode()).toEqual(unauthorized('unauthorized'));
    one.jar.take([`__Host-sid=${before}; Path=/`]);
    expect(await one.call(listAccounts, {})).toEqual(unauthorized('unauthorized'));
    expect((await readRow(502))?.passwordExpires).toBe('2027-01-11');
    expect(await new Person(bank, 'director2').enterPassword()).toEqual(unauthorized('invalid_credentials'));
    expect((await new Person(bank, 'director2').enterPassword('Korovai_83sad')).ok).toBe(true);
    expect(await readAuditRows(bank, 'changePassword')).toEqual([[502, 'ok']]);
  });

  test('makes a temporary password a real one, and then the person may work', async () => {
    const person = await new Person(bank, 'temp1').signIn();
    expect(await person.refused(listAccounts, {})).toMatchObject({ code: 'forbidden' });
    await person.get(changePassword, { oldPassword: 'Tempuser1', newPassword: 'Zhyto5Mak_verba' });
    await person.get(listAccounts, {});
    expect((await person.get(getUserInfo, { companyRef: null })).user.status).toBe(2);
  });

  test('is refused for a wrong old password, the old one again and what the rules refuse', async () => {
    const person = await new Person(bank, 'buh1').signIn('1001');
    const change = (oldPassword: string, newPassword: string) =>
      person.refused(changePassword, { oldPassword, newPassword });
    expect(await change('Wrong1234', 'Okhryma8_Lis')).toMatchObject({ code: 'unableToChangePwd' });
    expect(await change('Buhalter1', 'Buhalter1')).toMatchObject({
      problems: [{ field: 'newPassword', key: 'passwordUnchanged' }],
    });
    expect(await change('Buhalter1', 'short1A')).toMatchObject({
      problems: [{ field: 'newPassword', key: 'passwdTooShort' }],
    });
    expect(await change('Buhalter1', `Zh5${'lisova'.repeat(43)}`)).toMatchObject({
      problems: [{ field: 'newPassword', key: 'tooLongText', params: { max: '256' } }],
    });
    await person.get(listAccounts, {});
  });

  test('is refused for a password that is guessed from the common ones, the login, the person, the company or the bank', async () => {
    const person = await new Person(bank, 'buh1').signIn('1001');
    const user = await readRow(503);
    const expected = [
      ['Qwerty123', 'passwordCommon'],
      ['Dragon_99', 'passwordCommon'],
      ['Buh1_zhyto7', 'passwordHoldsLogin'],
      [`${transliterate(user?.lastName ?? '')}7x`, 'passwordHoldsPerson'],
      ['Pisochnytsia9', 'passwordHoldsBank'],
    ] as const;
    for (const [newPassword, key] of expected)
      expect(await person.refused(changePassword, { oldPassword: 'Buhalter1', newPassword })).toMatchObject({
        problems: [{ field: 'newPassword', key }],
      });
    expect((await new Person(bank, 'buh1').enterPassword()).ok).toBe(true);
  });

  test('lets nobody at an open session guess the old one', async () => {
    const person = await new Person(bank, 'oper1').signIn();
    const wrong = { oldPassword: 'Wrong1234', newPassword: 'Okhryma8_Lis' };
    for (let index = 0; index < 5; index += 1)
      expect(await person.refused(changePassword, wrong)).toMatchObject({ code: 'unableToChangePwd' });
    expect(await person.refused(changePassword, wrong)).toMatchObject({ code: 'too_many_attempts' });
    expect((await new Person(bank, 'oper1').enterPassword()).ok).toBe(true);
  });

  test('twice at the same moment is done once', async () => {
    const person = await new Person(bank, 'fop1').signIn();
    const both = await Promise.all(
      ['Okhryma8_Lis', 'Korovai_83sad'].map((newPassword) =>
        person.call(changePassword, { oldPassword: 'Pidpryemets1', newPassword }),
      ),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

describe('settings', () => {
  const save = (person: Person, settings: Partial<UserSettings>) =>
    person.call(saveSettings, {
      settings: { timeoutInterval: null, showClosed: false, language: null, ...settings },
    });
  const readSettings = async (person: Person) => (await person.get(getUserInfo, { companyRef: null })).user.settings;

  test('come back with the user, page sizes table by table', async () => {
    const person = await new Person(bank, 'director1').signIn();
    await save(person, { timeoutInterval: 30, showClosed: true, language: 'en', pageSizes: { accounts: 20 } });
    await save(person, { timeoutInterval: 30, showClosed: true, language: 'en', pageSizes: { journal: 50 } });
    expect(await readSettings(person)).toEqual({
      timeoutInterval: 30,
      showClosed: true,
      language: 'en',
      pageSizes: { accounts: 20, journal: 50 },
    });
    expect((await readAuditRows(bank, 'saveSettings')).length).toBe(2);
  });

  test('keep favourite accounts and columns until they are named again, also an empty choice', async () => {
    const person = await new Person(bank, 'director1').signIn();
    const preserved = { columns: { accounts: ['acn_n', 'sal'] }, favouriteAccounts: ['7004', '7001'] };
    await save(person, preserved);
    await save(person, { columns: { journal: ['amount'] } });
    expect(await readSettings(person)).toMatchObject({
      columns: { accounts: ['acn_n', 'sal'], journal: ['amount'] },
      favouriteAccounts: ['7004', '7001'],
    });
    await save(person, { favouriteAccounts: [] });
    expect(await readSettings(person)).toMatchObject({ favouriteAccounts: [] });
  });

  test('keep the start page until another is chosen', async () => {
    const person = await new Person(bank, 'director1').signIn();
    await save(person, { startPage: 'today' });
    await save(person, { showClosed: true });
    expect(await readSettings(person)).toMatchObject({ startPage: 'today' });
    await save(person, { startPage: 'miAccountsAll' });
    expect(await readSettings(person)).toMatchObject({ startPage: 'miAccountsAll' });
  });

  test('keep the tax reminders of other companies', async () => {
    const person = await new Person(bank, 'director1').signIn();
    await save(person, { taxReminders: { '1001': ['employer'] } });
    await save(person, { taxReminders: { '1002': ['single3'] } });
    expect(await readSettings(person)).toMatchObject({ taxReminders: { '1001': ['employer'], '1002': ['single3'] } });
    await save(person, { taxReminders: { '1001': [] } });
    expect(await readSettings(person)).toMatchObject({ taxReminders: { '1001': [], '1002': ['single3'] } });
  });

  test('keep the searches of a list until that list is named again', async () => {
    const person = await new Person(bank, 'director1').signIn();
    const journal = [{ name: 'Оренда', parameters: { name_co: 'оренда', amount_l: '100,00' } }];
    await save(person, { savedSearches: { journal } });
    await save(person, { savedSearches: { payrolls: [] } });
    expect(await readSettings(person)).toMatchObject({ savedSearches: { journal, payrolls: [] } });
    await save(person, { savedSearches: { journal: [] } });
    expect(await readSettings(person)).toMatchObject({ savedSearches: { journal: [] } });
  });

  test.each([
    ['a search without a name', [{ name: ' ', parameters: {} }]],
    ['a search whose name nobody can read', [{ name: 'Оре\u202eнда', parameters: {} }]],
    ['a search for what no address names', [{ name: 'Оренда', parameters: { 'a b': '1' } }]],
    ['a search for a whole book', [{ name: 'Оренда', parameters: { name_co: 'а'.repeat(201) } }]],
    ['more searches than a list has', Array.from({ length: 21 }, (_, n) => ({ name: `n${n}`, parameters: {} }))],
  ])('refuse %s', async (_, journal) => {
    const person = await new Person(bank, 'director1').signIn();
    expect((await save(person, { savedSearches: { journal } })).ok).toBe(false);
  });

  test.each([
    ['a favourite that is no id', { favouriteAccounts: ['<script>'] }],
    ['more favourites than anybody has', { favouriteAccounts: Array.from({ length: 101 }, (_, n) => String(n)) }],
    ['columns without a name', { columns: { accounts: [''] } }],
    ['more columns than a table has', { columns: { accounts: Array.from({ length: 101 }, (_, n) => `c${n}`) } }],
  ])('refuse %s', async (_, settings) => {
    const person = await new Person(bank, 'director1').signIn();
    expect((await save(person, settings)).ok).toBe(false);
  });

  test.each([[0], [481], [-5]])('a time-out of %s minutes is refused', async (timeoutInterval) => {
    const person = await new Person(bank, 'director1').signIn();
    expect(await save(person, { timeoutInterval })).toMatchObject({
      failure: { problems: [{ field: 'timeoutInterval', key: 'incorrectTimeout' }] },
    });
  });

  test('an unknown language and names that no table has are refused', async () => {
    const person = await new Person(bank, 'director1').signIn();
    expect((await save(person, { language: 'xx' })).ok).toBe(false);
    expect((await save(person, { pageSizes: { ['a'.repeat(41)]: 5 } })).ok).toBe(false);
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`t${index}`, 5 as const]));
    expect(await save(person, { pageSizes: many })).toMatchObject({ failure: { code: 'badRequest' } });
  });

  test('the time-out is the idle limit of every session of the user; without one it is the bank’s', async () => {
    const person = await new Person(bank, 'expired1').signIn();
    await save(person, { timeoutInterval: 60 });
    bank.clock.pass({ minutes: 59 });
    await person.get(listAccounts, {});
    bank.clock.pass({ minutes: 60 });
    expect(await person.call(listAccounts, {})).toEqual(unauthorized('unauthorized'));
    const again = await new Person(bank, 'expired1').signIn();
    await save(again, { timeoutInterval: 1 });
    bank.clock.pass({ minutes: 1 });
    expect(await again.call(ping, { idleSeconds: null })).toEqual(unauthorized('unauthorized'));
    const third = await new Person(bank, 'expired1').signIn();
    await save(third, {});
    bank.clock.pass({ minutes: 9 });
    await third.get(ping, { idleSeconds: null });
    bank.clock.pass({ minutes: 1 });
    expect(await third.call(ping, { idleSeconds: null })).toEqual(unauthorized('unauthorized'));
  });
});

test('restarting a numbering makes the next document number one, and says so in the trail', async () => {
  const person = await new Person(bank, 'director1').signIn();
  expect((await person.get(getUserInfo, { companyRef: '1001' })).nextPaymentNumber).toBeGreaterThan(1);
  await person.get(resetNumeration, { counter: 'current_pmt_num' });
  expect((await person.get(getUserInfo, { companyRef: '1001' })).nextPaymentNumber).toBe(1);
  expect(await readAuditRows(bank, 'resetNumbering', 'current_pmt_num')).toEqual([[501, 'ok']]);
});

test('one session more than a user may have ends his oldest one', async () => {
  bank.clock.pass({ hours: 9 });
  const first = await new Person(bank, 'passsoon1').signIn();
  bank.clock.pass({ seconds: 1 });
  const second = await new Person(bank, 'passsoon1').signIn();
  for (let count = 2; count < SESSIONS_MAX; count += 1) await new Person(bank, 'passsoon1').signIn();
  await first.get(listAccounts, {});
  const last = await new Person(bank, 'passsoon1').signIn();
  expect(await first.call(listAccounts, {})).toEqual(unauthorized('unauthorized'));
  await second.get(listAccounts, {});
  await last.get(listAccounts, {});
  const rows = await bank.services.db.queries.select().from(session).where(eq(session.userId, 510));
  expect(rows).toHaveLength(SESSIONS_MAX);
});
