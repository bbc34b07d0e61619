import { checkReceiverName, documentsToSign, getPayment, listPayments } from '@ncb/shared-kernel/api/contract';
import { eq } from 'drizzle-orm';
import { audit } from '../src/db/schema';
import { buildIban } from '../src/areas/banks/build-iban';
import { POLICIES } from '../src/areas/identity/throttle';
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

    test('of our bank, which compares again', async () => {
      expect(await save(MLYN, 'ПП «Степовий Млін»')).toEqual({
        ...CLOSE,
        verifiedName: 'ПП «Степовий Млин»',
        checkedAt,
      });
    });

    test('of another bank by its last answer to this company', async () => {
      expect(await save(SVITANOK, 'ТОВ «Світанок Постач Схід»')).toBeUndefined();
      await check(SVITANOK, 'ТОВ «Світанок Постач Схід»', await new Person(bank, 'fop1').signIn());
      expect(await save(SVITANOK, 'ТОВ «Світанок Постач Схід»')).toBeUndefined();
      await check(SVITANOK, 'ТОВ «Світанок Постач Схід»');
      expect(await save(SVITANOK, 'ТОВ «Світанок Постач Схід»')).toEqual({ ...CLOSE, checkedAt });
    });
  });

  test('answers that tell something are logged, and too many without a saved document are refused', async () => {
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
    await director.save({ number: '8100' });
    expect(await ask(answered)).toMatchObject({ ok: true });
  });
});
