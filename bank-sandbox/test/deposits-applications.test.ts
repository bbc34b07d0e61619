import { applyForCredit, applyForDeposit, listApplications, listDeposits } from '@ncb/shared-kernel/api/contract';
import { addAmounts } from '@ncb/shared-kernel/domain/money';
import { and, eq, ne } from 'drizzle-orm';
import { acceptApplication, refuseApplication } from '../src/areas/applications/decide';
import { account, audit, bankState, deposit } from '../src/db/schema';
import { ledgerFaults } from '../src/ledger';
import { openTestBank, type TestBank } from './support/bank';
import { BANK_DAY } from './support/clock';
import { Person } from './support/person';

let bank: TestBank;
let director: Person;
let operator: Person;
let stranger: Person;
beforeAll(async () => {
  bank = await openTestBank();
  director = await new Person(bank, 'director1').signIn();
  operator = await new Person(bank, 'oper1').signIn();
  stranger = await new Person(bank, 'fop1').signIn();
}, 60_000);
afterAll(() => bank.close());

const DEPOSIT = {
  ...{ currencyCode: '980', amount: '50000.00', term: '6', debitAccountId: '7001' },
  ...{ payout: 'monthly', renews: true },
} as const;
const CREDIT = { currencyCode: '980', amount: '300000', term: '24', purpose: 'Обладнання', collateral: '' };

const apply = async () => Number((await director.get(applyForDeposit, DEPOSIT)).id);
const moment = () => ({ bankDay: BANK_DAY, now: bank.clock.now() });
const depositsOf = async (person: Person) => (await person.get(listDeposits, {})).deposits;
const statusOf = async (id: number) => {
  const { applications } = await director.get(listApplications, { kind: 'deposit' });
  return applications.find((item) => item.id === String(id));
};
async function balance(id: number): Promise<string | null | undefined> {
  const [row] = await bank.services.db.queries.select().from(account).where(eq(account.id, id));
  return row?.balance;
}
async function recorded(id: number) {
  const rows = await bank.services.db.queries
    .select()
    .from(audit)
    .where(and(eq(audit.objectType, 'application'), eq(audit.objectId, String(id))));
  return rows.map(({ action, userId }) => [action, userId]);
}

describe('deposits', () => {
  test('are shown with what they have earned: the running one to the bank day, the closed one nothing', async () => {
    expect(await depositsOf(director)).toEqual([
      {
        ...{ id: expect.any(String), number: 'ДП-1001/2', status: 'active', start: '2026-05-31', end: '2027-05-31' },
        ...{ rate: '13.50', currencyLetters: 'UAH', currencyCode: '980', amount: '200000.00' },
        // 200,000.00 × 13.50 % × 45 / 365
        ...{ interest: '3328.77', payout: 'at_end', renews: true, returnAccountId: '7001' },
      },
      expect.objectContaining({ number: 'ДП-1001/1', status: 'closed', interest: '0.00', returnAccountId: '7002' }),
    ]);
  });

  test('of one company are no other company’s', async () => {
    expect(await depositsOf(stranger)).toEqual([]);
  });
});

describe('an application for a deposit', () => {
  test('takes nothing until the bank has approved; then the money is placed and the ledger is whole', async () => {
    const before = await balance(7001);
    const id = await apply();
    expect(await statusOf(id)).toEqual({
      ...{ id: String(id), kind: 'deposit', status: 0, submitted: '2026-07-15T12:00:00', reason: null, purpose: '' },
      ...{ currencyLetters: 'UAH', currencyCode: '980', amount: '50000.00', term: 6, creator: 'Вигаданець Т. П.' },
    });
    expect(await balance(7001)).toBe(before);
    expect(await acceptApplication(bank.services, id, moment())).toEqual({ ok: true, value: null });
    expect([before, await balance(7001)]).toEqual(['1250430.55', '1200430.55']);
    expect(await statusOf(id)).toMatchObject({ status: 2, reason: null });
    expect((await depositsOf(director))[0]).toMatchObject({
      ...{ number: `ДП-2026/${id}`, status: 'active', start: BANK_DAY, end: '2027-01-15', rate: '13.00' },
      ...{ amount: '50000.00', interest: '0.00', payout: 'monthly', renews: true, returnAccountId: '7001' },
    });
    expect(await ledgerFaults(bank.services.db.queries)).toEqual([]);
    expect(await recorded(id)).toEqual([
      ['apply', 501],
      ['acceptApplication', null],
    ]);
  });

  test('is answered once, whoever answers at the same moment', async () => {
    const id = await apply();
    const answers = await Promise.all([
      acceptApplication(bank.services, id, moment()),
      acceptApplication(bank.services, id, moment()),
      refuseApplication(bank.services, id, 'Не сьогодні', moment()),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const late = { ok: false, refusal: { code: 'statusForbidsAction' } };
    expect(await refuseApplication(bank.services, id, 'Запізно', moment())).toMatchObject(late);
    expect(await acceptApplication(bank.services, 999999, moment())).toMatchObject({ refusal: { code: 'notFound' } });
  });

  test('is refused with a reason that the customer reads', async () => {
    const id = await apply();
    expect(await refuseApplication(bank.services, id, 'Немає такого продукту', moment())).toMatchObject({ ok: true });
    expect(await statusOf(id)).toMatchObject({ status: 3, reason: 'Немає такого продукту' });
  });

  test('stays open when the account cannot pay it any more', async () => {
    const id = Number(
      (await stranger.get(applyForDeposit, { ...DEPOSIT, debitAccountId: '7013', amount: '45000' })).id,
    );
    const { queries } = bank.services.db;
    await queries.update(account).set({ blocked: '45000.00' }).where(eq(account.id, 7013));
    expect(await acceptApplication(bank.services, id, moment())).toMatchObject({
      refusal: { code: 'insufficientFunds' },
    });
    await queries.update(account).set({ status: 3, blocked: '0.00' }).where(eq(account.id, 7013));
    expect(await acceptApplication(bank.services, id, moment())).toMatchObject({
      refusal: { code: 'accountNotAllowed' },
    });
    expect(await balance(7013)).toBe('45210.07');
    await queries.update(account).set({ status: 0 }).where(eq(account.id, 7013));
    const { applications } = await stranger.get(listApplications, { kind: 'deposit' });
    expect(applications).toMatchObject([{ status: 0 }]);
    expect(await acceptApplication(bank.services, id, moment())).toMatchObject({ ok: true });
  });

  test.each([
    ['another company’s account', { debitAccountId: '7013' }, 'acn_id', 'chooseDebitAccount'],
    ['no account', { debitAccountId: '999999' }, 'acn_id', 'chooseDebitAccount'],
    ['an account in another currency', { debitAccountId: '7002', amount: '10' }, 'acn_id', 'accountNotAllowed'],
    ['an arrested account', { debitAccountId: '7006', amount: '0.01' }, 'acn_id', 'accountNotAllowed'],
    ['more than there is', { amount: '999999999.99' }, 'amount', 'insufficientFunds'],
    ['a term that is not offered', { term: '37' }, 'term', 'incorrectTerm'],
  ])('with %s is refused', async (_what, changes, field, key) => {
    const { problems } = (await director.refused(applyForDeposit, { ...DEPOSIT, ...changes })) as {
      problems?: readonly unknown[];
    };
    expect(problems).toContainEqual(expect.objectContaining({ field, key }));
  });
});

describe('a deposit that runs', () => {
  const goTo = async (dayOffset: number) => {
    await bank.services.db.queries.update(bankState).set({ dayOffset });
    await bank.engine.runOnce();
  };
  const rowOf = async (number: string) => {
    const [row] = await bank.services.db.queries.select().from(deposit).where(eq(deposit.number, number));
    return row;
  };

  test('pays interest by the month and all of it at its end, and the ledger is whole', async () => {
    const application = await director.get(applyForDeposit, { ...DEPOSIT, term: '2', renews: false });
    await acceptApplication(bank.services, Number(application.id), moment());
    // Only this one: the others of the tests before pay on the same days.
    const { queries } = bank.services.db;
    await queries
      .update(deposit)
      .set({ status: 'closed' })
      .where(and(eq(deposit.status, 'active'), ne(deposit.applicationId, Number(application.id))));
    const number = `ДП-2026/${application.id}`;
    // The seed has a document that is due.
    await bank.engine.runOnce();
    const before = (await balance(7001)) ?? '';
    await goTo(30);
    expect([await balance(7001), (await rowOf(number))?.dueDate]).toEqual([before, '2026-08-15']);
    await goTo(31);
    // 50,000.00 × 13 % × 31 / 365, once, however often the engine looks
    const month = '552.05';
    expect(await balance(7001)).toBe(addAmounts(before, month));
    await goTo(31);
    expect(await balance(7001)).toBe(addAmounts(before, month));
    await goTo(70);
    expect(await balance(7001)).toBe(addAmounts(before, '51086.30'));
    expect(await rowOf(number)).toMatchObject({ status: 'closed', paidUntil: '2026-09-15' });
    expect(await ledgerFaults(queries)).toEqual([]);
    const rows = await queries.select().from(audit).where(eq(audit.action, 'payDeposit'));
    expect(rows).toHaveLength(2);
    await queries.update(bankState).set({ dayOffset: 0 });
  });

  test('that renews itself is placed again at its end, and only its interest is paid', async () => {
    const application = await director.get(applyForDeposit, { ...DEPOSIT, term: '1', payout: 'at_end' });
    await acceptApplication(bank.services, Number(application.id), moment());
    const before = (await balance(7001)) ?? '';
    await goTo(31);
    expect(await balance(7001)).toBe(addAmounts(before, '552.05'));
    expect(await rowOf(`ДП-2026/${application.id}`)).toMatchObject({
      ...{ status: 'active', startDate: '2026-08-15', endDate: '2026-09-15', paidUntil: '2026-08-15' },
      dueDate: '2026-09-15',
    });
    await bank.services.db.queries.update(bankState).set({ dayOffset: 0 });
  });
});

describe('an application for a credit', () => {
  test('is kept once per key and shown among the credits of the company alone', async () => {
    const options = { idempotencyKey: 'credit-key-1' };
    const first = await director.get(applyForCredit, CREDIT, options);
    expect(first.status).toBe(0);
    expect(await director.get(applyForCredit, CREDIT, options)).toEqual(first);
    const { applications } = await director.get(listApplications, { kind: 'credit' });
    expect(applications).toMatchObject([{ id: first.id, kind: 'credit', amount: '300000.00', term: 24, status: 0 }]);
    expect(await stranger.get(listApplications, { kind: 'credit' })).toEqual({ applications: [] });
    expect(await acceptApplication(bank.services, Number(first.id), moment())).toMatchObject({ ok: true });
    expect((await director.get(listApplications, { kind: 'credit' })).applications[0]?.status).toBe(2);
  });

  test('without a purpose is refused, and an operator may not apply at all', async () => {
    expect(await director.refused(applyForCredit, { ...CREDIT, purpose: '' })).toMatchObject({
      problems: [{ field: 'pay_purp', key: 'emptyField' }],
    });
    expect(await operator.refused(applyForCredit, CREDIT)).toMatchObject({ code: 'forbidden' });
    expect(await operator.refused(applyForDeposit, DEPOSIT)).toMatchObject({ code: 'forbidden' });
  });
});
