import { getPayment, listAccounts, listCreditAccounts, listCreditDeals } from '@ncb/shared-kernel/api/contract';
import { mayRepay, repaymentSeed } from '@ncb/shared-kernel/domain/rules';
import { RepaymentKind } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq } from 'drizzle-orm';
import { repayment } from '../src/areas/credits/repayment';
import { account, creditDeal, glTxn } from '../src/db/schema';
import { ledgerFaults } from '../src/ledger';
import { openTestBank, type TestBank } from './support/bank';
import { ONE_ENGINE } from './support/engines';
import { Person } from './support/person';

describe.each(ONE_ENGINE)('credit deals, bank on %s', (engine) => {
  let bank: TestBank;
  let director: Person;
  beforeAll(async () => {
    bank = await openTestBank({ engine });
    director = await new Person(bank, 'director1').signIn();
    await bank.engine.runOnce();
  }, 60_000);
  afterEach(async () => {
    expect(await ledgerFaults(bank.services.db.queries)).toEqual([]);
    // What the deal says is owed is what its account says.
    const { accounts } = await director.get(listCreditAccounts, {});
    for (const { principalAccount, principal } of await deals()) {
      const shown = accounts.find(({ iban }) => iban === principalAccount);
      if (shown) expect(Number(shown.balance) + Number(principal)).toBe(0);
    }
  });
  afterAll(() => bank.close());

  const deals = async () => (await director.get(listCreditDeals, {})).deals;
  const deal = async (number = 'КР-2024/77') => {
    const found = (await deals()).find((item) => item.number === number);
    if (!found) throw new Error(`no deal ${number}`);
    return found;
  };
  let numbers = 3000;
  const paid = async (creditIban: string, amount: string) => {
    const id = await director.save({
      number: String((numbers += 1)),
      creditIban,
      amount,
      purpose: 'Погашення кредиту',
    });
    await director.sign(id);
    await director.send(id);
    bank.clock.pass({ seconds: 3 });
    expect(await bank.engine.runOnce()).toHaveLength(1);
    return (await director.get(getPayment, { id })).payment;
  };

  test('are shown with what is owed, running ones first, closed ones too', async () => {
    const shown = await deals();
    expect(shown.map(({ number, status }) => [number, status])).toEqual([
      ['КР-2025/03', 'active'],
      ['КР-2024/77', 'active'],
      ['КР-2021/15', 'closed'],
    ]);
    expect(shown[0]).toEqual({
      number: 'КР-2025/03',
      status: 'active',
      start: '2025-02-14',
      end: '2028-02-14',
      rate: '8.00',
      currencyLetters: 'EUR',
      currencyCode: '978',
      amount: '50000.00',
      principal: '20000.00',
      interest: '131.51',
      overdue: '131.51',
      principalAccount: 'UA393516070000020638999000041',
      interestAccount: 'UA823516070000020685999000094',
    });
  });

  test('are nobody else’s, and neither are credit accounts', async () => {
    const stranger = await new Person(bank, 'fop1').signIn();
    expect(await stranger.get(listCreditDeals, {})).toEqual({ deals: [] });
    expect(await stranger.get(listCreditAccounts, {})).toEqual({ accounts: [] });
  });

  test('their accounts are in a list of their own, below zero by what is owed', async () => {
    const { accounts } = await director.get(listCreditAccounts, {});
    expect(accounts.map(({ id, kind, balance, paymentsAllowed }) => [id, kind, balance, paymentsAllowed])).toEqual([
      ['7016', 'credit', '-480000.00', false],
      ['7017', 'credit', '-20000.00', false],
    ]);
    const current = (await director.get(listAccounts, {})).accounts.map(({ id }) => id);
    expect(current).not.toContain('7016');
  });

  test('a repayment that the client proposes is taken, and lowers the debt by exactly its amount', async () => {
    const before = await deal();
    const proposed = repaymentSeed(before, RepaymentKind.interest);
    expect([proposed.creditIban, proposed.amount]).toEqual(['UA643516070000020686999000093', '7693.15']);
    expect(await paid(proposed.creditIban, '0.31')).toMatchObject({ status: 5, abortReason: null });
    expect(await deal()).toEqual({ ...before, interest: '7692.84' });
    const payment = await paid(before.principalAccount, '1000.01');
    expect(payment.status).toBe(5);
    expect(await deal()).toEqual({ ...before, interest: '7692.84', principal: '478999.99' });
    const [posting] = await bank.services.db.queries
      .select()
      .from(glTxn)
      .where(eq(glTxn.documentId, Number(payment.id)));
    expect(posting?.kind).toBe('repayment');
  });

  test('more than is owed is not taken: the payment is refused and nothing changes', async () => {
    const before = await deal();
    const reason = 'Сума платежу перевищує заборгованість за кредитним договором';
    expect(await paid(before.interestAccount, '7692.85')).toMatchObject({ status: 6, abortReason: reason });
    expect(await paid(before.principalAccount, '479000.00')).toMatchObject({ status: 6, abortReason: reason });
    expect(await deal()).toEqual(before);
    const closed = await deal('КР-2021/15');
    expect(await paid(closed.principalAccount, '0.01')).toMatchObject({ status: 6, abortReason: reason });
    expect(await paid(closed.interestAccount, '0.01')).toMatchObject({ status: 6, abortReason: reason });
  });

  test('overdue interest is repaid before the rest of it', async () => {
    const { queries } = bank.services.db;
    await queries.update(creditDeal).set({ overdue: '100.00' }).where(eq(creditDeal.number, 'КР-2024/77'));
    const { interestAccount } = await deal();
    await paid(interestAccount, '60.00');
    expect(await deal()).toMatchObject({ interest: '7632.84', overdue: '40.00' });
    await paid(interestAccount, '60.00');
    expect(await deal()).toMatchObject({ interest: '7572.84', overdue: '0.00' });
  });

  test('a deal on which nothing is owed any more is closed', async () => {
    const { principalAccount, interestAccount } = await deal();
    await paid(principalAccount, '478999.99');
    expect(await deal()).toMatchObject({ status: 'active', principal: '0.00', interest: '7572.84' });
    await paid(interestAccount, '7572.84');
    const repaid = await deal();
    expect(repaid).toMatchObject({ status: 'closed', principal: '0.00', interest: '0.00', overdue: '0.00' });
    expect([mayRepay(repaid, RepaymentKind.principal), mayRepay(repaid, RepaymentKind.interest)]).toEqual([
      false,
      false,
    ]);
  });

  test('a deal in currency is found by its account in that currency only', async () => {
    const { db } = bank.services;
    const [euro] = await db.queries
      .select()
      .from(account)
      .where(and(eq(account.iban, 'UA823516070000020685999000094'), eq(account.currencyCode, '978')));
    const id = euro?.id ?? 0;
    await db.transaction(async (tx) => {
      const taken = await repayment(tx, { amount: '131.51' }, id);
      if (taken?.ok !== true) throw new Error('the repayment was refused');
      await taken.afterwards(tx);
    });
    expect(await deal('КР-2025/03')).toMatchObject({ status: 'active', interest: '0.00', overdue: '0.00' });
    expect(await db.transaction((tx) => repayment(tx, { amount: '0.01' }, id))).toMatchObject({ ok: false });
    expect(await db.transaction((tx) => repayment(tx, { amount: '0.01' }, 7001))).toBeNull();
  });
});
