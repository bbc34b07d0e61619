import { getPayment, listAccounts } from '@ncb/shared-kernel/api/contract';
import { desc, eq } from 'drizzle-orm';
import { createPasswords } from '../src/areas/identity/passwords';
import { appUser, audit, document } from '../src/db/schema';
import { findLedgerFaults } from '../src/ledger';
import { ONE_ENGINE } from './support/engines';
import { TEST_PEPPER } from './support/image';
import { Operator } from './support/operator';
import { Person } from './support/person';
import { setUpBank, setUpPerson } from './support/set-up-bank';

describe.each(ONE_ENGINE)('the operator, bank on %s', (engine) => {
  const bank = setUpBank({ engine });
  const operator = new Operator(bank);
  const head = setUpPerson(bank, 'director1');
  beforeAll(async () => {
    bank.clock.pass({ seconds: 3 });
    await bank.engine.runOnce();
  }, 60_000);
  afterEach(async () => {
    expect(await findLedgerFaults(bank.services.db.queries)).toEqual([]);
    expect(bank.readLog()).not.toContain('background failure');
  });

  let numbers = 2000;
  const sendPayment = async (payment: object = {}) => {
    const id = await head.save({ number: String((numbers += 1)), ...payment });
    await head.sign(id);
    expect(await head.send(id)).toMatchObject([{ status: 4 }]);
    return id;
  };
  const info = async (id: string) => (await head.get(getPayment, { id })).payment;
  const account = async () =>
    (await head.get(listAccounts, {})).accounts.find(({ id }) => id === '7001') ?? { balance: '', reserved: '' };
  const lastAudit = async () => (await bank.services.db.queries.select().from(audit).orderBy(desc(audit.id)))[0];

  test('a document in the queue is executed at his word, before its time', async () => {
    const id = await sendPayment();
    expect(await operator.press('execute', { id })).toBe(`Документ ${id} виконано.`);
    expect(await info(id)).toMatchObject({ status: 5 });
    expect(await lastAudit()).toMatchObject({
      action: 'execute',
      objectId: id,
      address: 'operator',
      userId: null,
      companyId: 1001,
    });
  });

  test('a document in the queue is refused at his word: the customer reads why and has his money', async () => {
    const before = await account();
    const id = await sendPayment();
    const result = await operator.press('abort', { id, reason: '  Немає\r\nдоговору ' });
    expect(result).toBe(`Документ ${id} відхилено, кошти звільнено.`);
    expect(await info(id)).toMatchObject({ status: 6, abortReason: 'Немає договору' });
    expect(await account()).toMatchObject({ balance: before.balance, reserved: before.reserved });
    expect(await lastAudit()).toMatchObject({ action: 'abort', objectId: id, address: 'operator', result: 'ok' });
  });

  test('a document that his word executes may still be refused by its own kind', async () => {
    const id = await sendPayment({ creditIban: 'UA963516070000026001999000003' });
    expect(await operator.press('execute', { id })).toContain('відхилено банком');
    expect(await info(id)).toMatchObject({ status: 6, abortReason: 'Рахунок отримувача закрито' });
  });

  test('a value date is the customer’s order: his word does not come before it', async () => {
    const id = await sendPayment({ valueDate: '2026-07-16' });
    expect(await operator.press('execute', { id })).toContain('чекає далі');
    expect(await info(id)).toMatchObject({ status: 4 });
    await operator.press('abort', { id, reason: 'Кінець тесту' });
  });

  test.each([
    ['that is finished', '9001', 'Статус документа не дозволяє цю дію.'],
    ['that there is not', '999999', 'Не знайдено.'],
    ['without a number', '', 'Вкажіть номер: ціле число.'],
    ['with a number that is none', '1 OR 1=1', 'Вкажіть номер: ціле число.'],
  ])('a document %s is neither executed nor refused', async (_what, id, text) => {
    const rows = await bank.services.db.queries.select().from(document);
    expect(await operator.press('execute', { id })).toBe(text);
    expect(await operator.press('abort', { id, reason: 'так' })).toBe(text);
    expect(await bank.services.db.queries.select().from(document)).toEqual(rows);
  });

  test.each([
    ['no reason', ''],
    ['a blank one', ' \n '],
    ['one that is too long', 'а'.repeat(256)],
  ])('a document is not refused for %s', async (_what, reason) => {
    const id = await sendPayment();
    expect(await operator.press('abort', { id, reason })).toContain('Вкажіть причину');
    expect(await info(id)).toMatchObject({ status: 4 });
    await operator.press('execute', { id });
  });

  test('engine and operator at once: the document is executed once', async () => {
    const id = await sendPayment();
    bank.clock.pass({ seconds: 3 });
    const [runs] = await Promise.all([
      bank.engine.runOnce(),
      ...Array.from({ length: 5 }, () => operator.command('execute', id)),
    ]);
    expect(runs.length).toBeLessThanOrEqual(1);
    expect(await info(id)).toMatchObject({ status: 5 });
    const rows = await bank.services.db.queries.select().from(audit).where(eq(audit.objectId, id));
    expect(rows.filter(({ action }) => action === 'execute')).toHaveLength(1);
  });

  test('while the engine is paused nothing is executed but at his word; resumed, it goes on', async () => {
    const [one, two] = [await sendPayment(), await sendPayment()];
    expect(await operator.press('pause')).toBe('Виконання документів зупинено.');
    expect(await operator.page()).toMatch(/data-field="engine">зупинено</);
    bank.clock.pass({ minutes: 5 });
    expect(await bank.engine.runOnce()).toEqual([]);
    expect(await operator.press('execute', { id: one })).toContain('виконано');
    expect(await operator.press('resume')).toBe('Виконання документів поновлено.');
    expect(await bank.engine.runOnce()).toEqual([{ id: Number(two), status: 5 }]);
    const rows = await bank.services.db.queries.select().from(audit).where(eq(audit.address, 'operator'));
    expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(['pauseEngine', 'resumeEngine']));
  });

  test('a user whom the bank has blocked signs in again when he is unlocked', async () => {
    const { queries } = bank.services.db;
    await queries.update(appUser).set({ status: 3 }).where(eq(appUser.login, 'buh1'));
    expect((await operator.rows('person')).filter(({ login }) => login === 'buh1')[0]).toMatchObject({
      status: 'заблокований',
      actions: 'Розблокувати',
    });
    expect(await operator.press('unlock', { login: 'buh1' })).toBe('Користувача buh1 розблоковано.');
    await new Person(bank, 'buh1').signIn();
    const rows = await queries.select().from(audit).where(eq(audit.action, 'unlock'));
    expect(rows).toMatchObject([{ objectType: 'user', address: 'operator' }]);
  });

  test('a user who has locked himself out by wrong passwords may try again at once', async () => {
    const person = new Person(bank, 'oper1');
    for (let index = 0; index < 5; index += 1) await person.enterPassword('wrong');
    expect(await person.enterPassword()).toMatchObject({ ok: false, failure: { code: 'too_many_attempts' } });
    await operator.press('unlock', { login: 'oper1' });
    expect(await person.enterPassword()).toMatchObject({ ok: true });
  });

  test('a user who telephones is unlocked by his secret answer, which the bank compares and cannot show', async () => {
    const { queries } = bank.services.db;
    const older = await createPasswords(Buffer.from(TEST_PEPPER), { memoryCost: 16, timeCost: 1 }).hash('пісочниця');
    await queries.update(appUser).set({ status: 3, secretAnswerHash: older }).where(eq(appUser.login, 'temp1'));
    const [row] = (await operator.rows('person')).filter(({ login }) => login === 'temp1');
    expect(row).toMatchObject({ question: 'Назва тестового міста?' });
    const wrong = await operator.press('unlock', { login: 'temp1', answer: 'Київ' });
    expect(wrong).toBe('Секретна відповідь інша. Користувача temp1 не розблоковано.');
    const userNow = async () => (await queries.select().from(appUser).where(eq(appUser.login, 'temp1')))[0];
    expect(await userNow()).toMatchObject({ status: 3, secretAnswerHash: older });
    expect(await lastAudit()).toMatchObject({ action: 'unlock', objectId: '507', result: 'invalid_credentials' });
    expect(await operator.command('unlock', 'temp1', ' Пісочниця')).toMatchObject({ ok: true });
    const { status, secretAnswerHash = '' } = (await userNow()) ?? {};
    expect([status, bank.services.passwords.isCurrent(secretAnswerHash)]).toEqual([2, true]);
    await queries.update(appUser).set({ status: 3 }).where(eq(appUser.login, 'temp1'));
    expect(await operator.command('unlock', 'temp1', 'пісочниця')).toMatchObject({ ok: true });
    expect(await userNow()).toMatchObject({ status: 2, secretAnswerHash });
    expect(await operator.page()).not.toContain('пісочниця');
  });

  test('nobody is unlocked who is not locked: not a stranger, not somebody who is not confirmed or has left', async () => {
    const { queries } = bank.services.db;
    expect(await operator.press('unlock', { login: 'nobody' })).toBe('Не знайдено.');
    for (const status of [0, 4] as const) {
      await queries.update(appUser).set({ status }).where(eq(appUser.login, 'oper1'));
      expect(await operator.press('unlock', { login: 'oper1' })).toContain('не заблоковано');
      const [user] = await queries.select().from(appUser).where(eq(appUser.login, 'oper1'));
      expect(user?.status).toBe(status);
    }
  });
});
