import {
  checkReceiverName,
  documentsToSign,
  getPayment,
  listAccounts,
  listPayments,
} from '@ncb/shared-kernel/api/contract';
import { AccountStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import { account, audit, receiverNameCheck } from '../src/db/schema';
import { buildIban } from '../src/areas/banks/build-iban';
import { POLICIES } from '../src/areas/identity/throttle';
import { cleanUp } from '../src/engine';
import { ONE_ENGINE } from './support/engines';
import { Operator } from './support/operator';
import { Person } from './support/person';
import { RECENT_DOCUMENTS } from './support/searches';
import { setUpBank, setUpPerson } from './support/set-up-bank';

const MLYN = { account: 'UA913516070000026006999000020', code: '91000023', hasCode: true };
const SVITANOK = { account: 'UA263052990000026006999000301', code: '92000019', hasCode: true };
const SLOW = { account: 'UA583004650000026001999000302', code: '92000025', hasCode: true };
const TREASURY = { account: 'UA308999980310001000000000001', code: '99000011', hasCode: true };
const at = (bankCode: string) => ({ ...SVITANOK, account: buildIban(bankCode, '26007999000777') });
const NOT_CHECKED = { verdict: 'notChecked', verifiedName: null };
const MATCH = { verdict: 'match', verifiedName: null, reason: null };
const CLOSE = { verdict: 'closeMatch', verifiedName: 'ТОВ «Світанок Постач»', reason: null };

describe.each(ONE_ENGINE)('the name of a receiver before anything is saved, bank on %s', (engine) => {
  const bank = setUpBank({ engine, config: { receiverNameTimeoutMs: 1500 } });
  const person = setUpPerson(bank, 'oper1');
  const console = new Operator(bank);
  afterEach(() => console.command('fault', 'off'));

  const check = (receiver: typeof MLYN, name: string, who: Person = person) =>
    who.get(checkReceiverName, { ...receiver, name });
  const listStored = (name: string) =>
    bank.services.db.queries.select().from(receiverNameCheck).where(eq(receiverNameCheck.name, name));
  const listAudit = () => bank.services.db.queries.select().from(audit).where(eq(audit.action, 'checkReceiverName'));

  test.each([
    ['the short name', MLYN, 'ПП «Степовий Млин»', MATCH],
    ['the full name in capitals', MLYN, 'ПРИВАТНЕ ПІДПРИЄМСТВО "СТЕПОВИЙ МЛИН"', MATCH],
    ['a typing error', MLYN, 'ПП «Степовий Млін»', { ...CLOSE, verifiedName: 'ПП «Степовий Млин»' }],
    ['another name', MLYN, 'ТОВ «Обрій»', { verdict: 'noMatch', verifiedName: null, reason: 'name' }],
    [
      'the right name with another code',
      { ...MLYN, code: '91000017' },
      'ПП «Степовий Млин»',
      { verdict: 'noMatch', verifiedName: null, reason: 'code' },
    ],
    [
      'a typing error without a code',
      { ...MLYN, code: '000000000', hasCode: false },
      'ПП «Степовий Млін»',
      { verdict: 'noMatch', verifiedName: null, reason: 'code' },
    ],
    [
      'an account that we do not have',
      { ...MLYN, account: buildIban('351607', '26006999000999') },
      'ПП «Степовий Млин»',
      { verdict: 'noMatch', verifiedName: null, reason: 'account' },
    ],
    ['an account of the Treasury', TREASURY, 'ГУК', { ...NOT_CHECKED, reason: 'treasury' }],
  ])('in our bank: %s', async (_, receiver, name, answer) => {
    expect(await check(receiver, name)).toEqual(answer);
  });

  test('in our bank the answer takes at most 300 ms', async () => {
    const started = performance.now();
    for (let time = 0; time < 10; time++) await check(MLYN, `ПП «Степовий ${'Млин'.repeat(time)}»`);
    expect((performance.now() - started) / 10).toBeLessThan(300);
  });

  test.each([
    ['that answers', SVITANOK, 'ТОВ Світанок-Постач', MATCH],
    ['that answers another name', SVITANOK, 'ТОВ «Світанок Постач Захід»', CLOSE],
    ['that answers late', SLOW, 'ПрАТ «Тестовий хліб»', MATCH],
    [
      'that has closed the account',
      { ...SVITANOK, account: buildIban('305299', '26009999000404') },
      'ТОВ «Обрій»',
      {
        verdict: 'noMatch',
        verifiedName: null,
        reason: 'account',
      },
    ],
    ['that is silent', at('300528'), 'ТОВ «Обрій»', { ...NOT_CHECKED, reason: 'noAnswer' }],
    ['that answers with an error', at('300614'), 'ТОВ «Обрій»', { ...NOT_CHECKED, reason: 'failed' }],
    ['that takes no part', at('380805'), 'ТОВ «Обрій»', { ...NOT_CHECKED, reason: 'noPart' }],
  ])('in a bank %s', async (_, receiver, name, answer) => {
    expect(await check(receiver, name)).toEqual(answer);
  });

  test.each([
    [['500', '/network'], 'failed'],
    [['timeout', '/network/receiver_names'], 'noAnswer'],
    [['latency', '1600', '/network/receiver_names'], 'noAnswer'],
  ])('with the fault %j of the network nothing is checked, and our own bank answers', async (fault, reason) => {
    await console.command('fault', ...fault);
    const name = `ТОВ «Світанок ${reason} ${fault.length}»`;
    expect(await check(SVITANOK, name)).toEqual({ ...NOT_CHECKED, reason });
    expect(await check(MLYN, 'ПП Степовий млин')).toEqual(MATCH);
  });

  test('a wrong account is a problem of its field', async () => {
    const failure = await person.refused(checkReceiverName, { ...MLYN, account: 'UA91', name: 'ПП «Степовий Млин»' });
    expect(failure).toMatchObject({ code: 'validation', problems: [{ field: 'account', key: 'invalidIban' }] });
  });

  describe('is kept with the document, in the journal and beside the text to sign', () => {
    let number = 8000;
    const save = async (receiver: typeof MLYN, receiverName: string) => {
      const { account: creditIban, code: receiverCode, hasCode: receiverHasCode } = receiver;
      const id = await person.save({
        number: String((number += 1)),
        creditIban,
        receiverCode,
        receiverHasCode,
        receiverName,
      });
      const stored = (await person.get(getPayment, { id })).payment.receiverNameCheck;
      const { rows } = await person.get(listPayments, RECENT_DOCUMENTS);
      expect(rows.find((row) => row.id === id)?.receiverNameCheck).toEqual(stored);
      const { documents } = await person.get(documentsToSign, { documents: [{ id, type: 1 }] });
      expect(documents.map(({ receiverNameCheck }) => receiverNameCheck)).toEqual([stored]);
      expect(documents[0]?.canonical).not.toContain('verdict');
      return stored;
    };
    const checkedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string;

    test('of our bank, which compares again and names the owner only to a company that was told the name', async () => {
      const name = 'ПП «Стиповий Млин»';
      const untold = { ...CLOSE, verifiedName: null, checkedAt };
      expect(await save(MLYN, name)).toEqual(untold);
      await check(MLYN, name, await new Person(bank, 'fop1').signIn());
      expect(await save(MLYN, name)).toEqual(untold);
      await check(MLYN, name);
      expect(await save(MLYN, name)).toEqual({ ...untold, verifiedName: 'ПП «Степовий Млин»' });
    });

    test('of another bank by its last answer to this company', async () => {
      expect(await save(SVITANOK, 'ТОВ «Світанок Постач Схід»')).toBeUndefined();
      await check(SVITANOK, 'ТОВ «Світанок Постач Схід»', await new Person(bank, 'fop1').signIn());
      expect(await save(SVITANOK, 'ТОВ «Світанок Постач Схід»')).toBeUndefined();
      await check(SVITANOK, 'ТОВ «Світанок Постач Схід»');
      expect(await save(SVITANOK, 'ТОВ «Світанок Постач Схід»')).toEqual({ ...CLOSE, checkedAt });
    });
  });

  test('answers that tell something are logged, and too many without a new document are refused', async () => {
    const director = await new Person(bank, 'director1').signIn('1001');
    const before = (await listAudit()).length;
    for (let time = 0; time < 3; time++) await check(MLYN, 'ПП «Степовий Млин»', director);
    expect(await listAudit()).toHaveLength(before);
    const ask = (index: number) => director.call(checkReceiverName, { ...MLYN, name: `ТОВ «Назва ${index}»` });
    let answered = 0;
    while ((await ask(answered)).ok) answered += 1;
    expect(answered).toBe(POLICIES.receiverName.delayFrom);
    expect(await ask(answered)).toMatchObject({ failure: { code: 'too_many_attempts' } });
    expect(await ask(0)).toMatchObject({ ok: true });
    const rows = (await listAudit()).slice(before);
    expect(rows.filter(({ result }) => result === 'ok')).toHaveLength(answered);
    expect(rows.filter(({ result }) => result === 'too_many_attempts')).toHaveLength(2);
    expect(rows[0]).toMatchObject({ objectType: 'account', objectId: MLYN.account, detail: 'noMatch' });
  });

  test('only a new document takes back questions, those about its receiver, once', async () => {
    const director = await new Person(bank, 'director2').signIn();
    const [account] = (await director.get(listAccounts, {})).accounts;
    let asked = 0;
    const ask = (receiver: typeof MLYN) =>
      director.call(checkReceiverName, { ...receiver, name: `ТОВ «Питання ${(asked += 1)}»` });
    const countUntilRefused = async () => {
      let answered = 0;
      while ((await ask(MLYN)).ok) answered += 1;
      return answered;
    };
    for (let time = 0; time < 5; time++) await ask(SVITANOK);
    expect(await countUntilRefused()).toBe(POLICIES.receiverName.delayFrom - 5);
    const document = { debitAccountId: account?.id ?? '', number: '8200' };
    const options = { idempotencyKey: 'questions-taken-back-once' };
    const id = await director.save(document, options);
    expect(await countUntilRefused()).toBe(5);
    await director.save(document, options);
    await director.save({ ...document, id });
    expect(await countUntilRefused()).toBe(0);
  });

  test('the same digits of another kind of code are another question', async () => {
    const name = 'Картка Ніна';
    const reason = async (hasCode: boolean) => (await check({ ...MLYN, code: '123456789', hasCode }, name)).reason;
    expect(await reason(true)).toBe('code');
    expect(await reason(false)).toBe('code');
    const rows = await listStored(name);
    expect(rows.map(({ hasCode }) => hasCode).sort()).toEqual([false, true]);
  });

  test('a closed account of our bank has no owner', async () => {
    const closed = { verdict: 'noMatch', verifiedName: null, reason: 'account' };
    await console.command('close-account', MLYN.account);
    expect(await check(MLYN, 'Степовий Млин ПП')).toEqual(closed);
    await console.command('open-account', MLYN.account);
    const setStatus = (status: AccountStatus) =>
      bank.services.db.queries.update(account).set({ status }).where(eq(account.iban, MLYN.account));
    await setStatus(AccountStatus.closed);
    expect(await check(MLYN, 'Млин Степовий ПП')).toEqual(closed);
    await setStatus(AccountStatus.active);
    expect(await check(MLYN, 'Млин ПП Степовий')).toEqual(MATCH);
  });

  test('a code that is too long is refused', async () => {
    const code = '7'.repeat(8000);
    expect(await person.refused(checkReceiverName, { ...MLYN, code, name: 'ПП «Степовий Млин»' })).toMatchObject({
      code: 'badRequest',
    });
  });

  test('answers without a question to a bank have no row, and rows of yesterday are deleted', async () => {
    await check(TREASURY, 'Казначейство');
    await check(at('380805'), 'Казначейство');
    expect(await listStored('Казначейство')).toEqual([]);
    await check(MLYN, 'Учорашній');
    await cleanUp(bank.services.db, bank.clock.now());
    expect(await listStored('Учорашній')).toHaveLength(1);
    await cleanUp(bank.services.db, new Date(bank.clock.now().getTime() + 25 * 60 * 60_000));
    expect(await listStored('Учорашній')).toEqual([]);
  });

  test('no answer is given or kept without its audit row', async () => {
    const { db } = bank.services;
    await db.run(`ALTER TABLE audit ADD CONSTRAINT broken CHECK (action <> 'checkReceiverName') NOT VALID`);
    const asked = await person.call(checkReceiverName, { ...MLYN, name: 'ПП «Степовий Млон»' });
    await db.run('ALTER TABLE audit DROP CONSTRAINT broken');
    expect(asked.ok).toBe(false);
    expect(await listStored('ПП «Степовий Млон»')).toEqual([]);
  });
});
