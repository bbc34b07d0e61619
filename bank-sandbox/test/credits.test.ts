import {
  getCreditDeal,
  getEarlyRepayment,
  getPayment,
  listAccounts,
  listCreditAccounts,
  listCreditDeals,
  listCreditTerms,
  orderEarlyRepayment,
} from '@ncb/shared-kernel/api/contract';
import { addDays, toDotted } from '@ncb/shared-kernel/domain/dates';
import { accrueInterest } from '@ncb/shared-kernel/domain/interest';
import { addAmounts, roundToAmount, subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { canRepay, getRepaymentSeed } from '@ncb/shared-kernel/domain/rules';
import { RepaymentKind } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq } from 'drizzle-orm';
import { findRepayment } from '../src/areas/credits/find-repayment';
import { account, bankState, creditDeal, glTxn } from '../src/db/schema';
import { findLedgerFaults } from '../src/ledger';
import { ONE_ENGINE } from './support/engines';
import { Person } from './support/person';
import { setUpBank, setUpPerson } from './support/set-up-bank';

const BANK_DAY = '2026-07-15';

describe.each(ONE_ENGINE)('credit deals, bank on %s', (engine) => {
  const bank = setUpBank({ engine });
  const director = setUpPerson(bank, 'director1');
  beforeAll(async () => {
    await bank.engine.runOnce();
  }, 60_000);
  afterEach(async () => {
    expect(await findLedgerFaults(bank.services.db.queries)).toEqual([]);
    // The debt equals the account's balance and the rest of the schedule.
    const { accounts } = await director.get(listCreditAccounts, {});
    for (const { principalAccount, principal, number } of await deals()) {
      const account = accounts.find(({ iban }) => iban === principalAccount);
      if (account) expect(Number(account.balance) + Number(principal)).toBe(0);
      const { rows } = await director.get(getCreditDeal, { number });
      expect(rows.reduce((sum, row) => addAmounts(sum, row.unpaidPrincipal), '0.00')).toBe(principal);
    }
  });

  const deals = async () => (await director.get(listCreditDeals, {})).deals;
  const deal = async (number = 'КР-2024/77') => {
    const deal = (await deals()).find((item) => item.number === number);
    if (!deal) throw new Error(`no deal ${number}`);
    return deal;
  };
  const details = async (number = 'КР-2024/77') => director.get(getCreditDeal, { number });
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
    const list = await deals();
    expect(list.map(({ number, status }) => [number, status])).toEqual([
      ['КЛ-2026/12', 'active'],
      ['КР-2025/03', 'active'],
      ['КР-2024/77', 'active'],
      ['КР-2021/15', 'closed'],
    ]);
    expect(await deal('КР-2025/03')).toEqual({
      number: 'КР-2025/03',
      status: 'active',
      start: '2025-04-05',
      end: '2027-05-05',
      rate: '8.00',
      currencyLetters: 'EUR',
      currencyCode: '978',
      amount: '50000.00',
      principal: '20000.00',
      // 20,000.00 at 8 % since Monday, 6 July: the due day was a Sunday
      interest: '39.45',
      overdue: '0.00',
      overduePrincipal: '0.00',
      penalty: '0.00',
      overdueDays: 0,
      principalAccount: 'UA393516070000020638999000041',
      interestAccount: 'UA823516070000020685999000094',
      repaymentAccount: expect.stringMatching(/^UA[0-9]{2}351607/) as string,
      nextDay: '2026-08-05',
      payOverdue: null,
      payNext: '2131.51',
      payAll: '20039.45',
      payEarly: null,
    });
    expect(await deal('КР-2021/15')).toMatchObject({ principal: '0.00', interest: '0.00', payAll: null });
  });

  test('owe exactly what their terms and days make of it', async () => {
    for (const { number } of (await deals()).filter(({ status }) => status === 'active')) {
      const { deal, accruedSince, day, basis, rows } = await details(number);
      const accrued = accrueInterest(deal.principal, { rate: deal.rate, basis }, accruedSince, day);
      expect(subtractAmounts(deal.interest, deal.overdue)).toBe(roundToAmount(accrued));
      const late = rows.filter(({ state }) => state === 'overdue');
      expect(late.reduce((sum, { interest }) => addAmounts(sum, interest), '0.00')).toBe(deal.overdue);
      expect(rows.reduce((sum, { principal }) => addAmounts(sum, principal), '0.00')).toBe(
        (await details(number)).issued,
      );
    }
  });

  test('one is overdue, with its penalty, and says since when', async () => {
    const { deal: late, overdueSince, penaltyRate, rows, limit } = await details();
    expect([overdueSince, late.overdueDays, limit]).toEqual(['2026-06-29', 16, null]);
    expect(late.payNext).toBeNull();
    const sum = addAmounts(late.overduePrincipal, late.overdue);
    const penalty = accrueInterest(sum, { rate: penaltyRate, basis: 'act/365' }, '2026-06-29', BANK_DAY);
    expect(late.penalty).toBe(roundToAmount(penalty));
    expect(late.payOverdue).toBe(addAmounts(sum, late.penalty));
    expect(rows.filter(({ state }) => state === 'paid')).toHaveLength(26);
    expect(rows.filter(({ state }) => state === 'next')).toHaveLength(1);
  });

  test('a line says what is left of its limit, and an annuity counts by months of 30 days', async () => {
    expect(await details('КЛ-2026/12')).toMatchObject({ scheme: 'line', limit: '600000.00', limitLeft: '450000.00' });
    const other = await new Person(bank, 'director1').signIn('1002');
    const { deal: annuity, part, rows } = await other.get(getCreditDeal, { number: 'КР-2026/08' });
    expect([annuity.principal, part, rows.length]).toEqual(['164714.28', '22003.20', 12]);
  });

  test('are nobody else’s, and neither are credit accounts', async () => {
    const stranger = await new Person(bank, 'fop1').signIn();
    expect(await stranger.get(listCreditDeals, {})).toEqual({ deals: [] });
    expect(await stranger.get(listCreditAccounts, {})).toEqual({ accounts: [] });
    const wish = { number: 'КР-2024/77', amount: '1000', day: null };
    const unknown = { code: 'notFound' };
    expect(await stranger.refused(getCreditDeal, { number: 'КР-2024/77' })).toMatchObject(unknown);
    expect(await stranger.refused(getEarlyRepayment, wish)).toMatchObject(unknown);
    expect(await stranger.refused(orderEarlyRepayment, { ...wish, way: 'shorter_term' })).toMatchObject(unknown);
  });

  test('their accounts are in a list of their own, below zero by what is owed', async () => {
    const { accounts } = await director.get(listCreditAccounts, {});
    expect(accounts.map(({ id, kind, balance, paymentsAllowed }) => [id, kind, balance, paymentsAllowed])).toEqual([
      ['7016', 'credit', '-480000.00', false],
      ['7017', 'credit', '-20000.00', false],
      ['7019', 'credit', '-150000.00', false],
    ]);
    const current = (await director.get(listAccounts, {})).accounts.map(({ id }) => id);
    expect(current).not.toContain('7016');
  });

  test('terms of new ones are the same for everybody', async () => {
    const { terms } = await director.get(listCreditTerms, {});
    expect(terms.map(({ currencyLetters, basis }) => [currencyLetters, basis])).toEqual([
      ['UAH', 'act/365'],
      ['USD', 'act/365'],
      ['EUR', 'act/365'],
    ]);
  });

  test('everything overdue is paid by one sum, which the bank divides', async () => {
    const before = await deal();
    const proposed = getRepaymentSeed(before, RepaymentKind.overdue);
    expect(proposed.amount).toBe(before.payOverdue);
    expect(await paid(proposed.creditIban, '100.00')).toMatchObject({ status: 5, abortReason: null });
    expect(await deal()).toMatchObject({ overdue: subtractAmounts(before.overdue, '100.00'), principal: '480000.00' });
    const rest = (await deal()).payOverdue ?? '';
    const payment = await paid(proposed.creditIban, rest);
    expect(payment.status).toBe(5);
    const after = await deal();
    expect(after).toMatchObject({ overdue: '0.00', overduePrincipal: '0.00', penalty: '0.00', principal: '460000.00' });
    const { payments, rows } = await details();
    expect(payments.at(-1)).toMatchObject({
      documentId: payment.id,
      principal: '20000.00',
      day: BANK_DAY,
      extra: '0.00',
    });
    expect(rows[26]).toMatchObject({ state: 'paid', paidOn: BANK_DAY });
    const [posting] = await bank.services.db.queries
      .select()
      .from(glTxn)
      .where(eq(glTxn.documentId, Number(payment.id)));
    expect(posting?.kind).toBe('repayment');
  });

  test('a repayment that the client proposes is taken, and lowers the debt by exactly its amount', async () => {
    const before = await deal();
    const proposed = getRepaymentSeed(before, RepaymentKind.interest);
    expect([proposed.creditIban, proposed.amount]).toEqual(['UA643516070000020686999000093', before.interest]);
    expect(await paid(proposed.creditIban, '0.31')).toMatchObject({ status: 5, abortReason: null });
    const left = subtractAmounts(before.interest, '0.31');
    expect(await deal()).toMatchObject({ interest: left, principal: '460000.00' });
    const payment = await paid(before.principalAccount, '1000.01');
    expect(payment.status).toBe(5);
    expect(await deal()).toMatchObject({ interest: left, principal: '458999.99' });
    // Later payments are smaller, their number is the same.
    const { rows, part } = await details();
    expect([rows.length, part]).toEqual([50, '19956.52']);
  });

  test('more than is owed is not taken: the payment is refused and nothing changes', async () => {
    const before = await deal();
    const reason = 'Сума платежу перевищує заборгованість за кредитним договором';
    const refused = { status: 6, abortReason: reason };
    expect(await paid(before.interestAccount, addAmounts(before.interest, '0.01'))).toMatchObject(refused);
    expect(await paid(before.principalAccount, '459000.00')).toMatchObject(refused);
    expect(await paid(before.repaymentAccount, addAmounts(before.payAll ?? '', '0.01'))).toMatchObject(refused);
    expect(await paid(before.repaymentAccount, '200000.00')).toMatchObject({
      status: 6,
      abortReason: expect.stringContaining('подайте розпорядження') as string,
    });
    expect(await deal()).toEqual(before);
    const closed = await deal('КР-2021/15');
    expect(await paid(closed.principalAccount, '0.01')).toMatchObject(refused);
    expect(await paid(closed.interestAccount, '0.01')).toMatchObject(refused);
  });

  test('an early repayment is counted both ways, ordered, and paid by the exact sum of its day', async () => {
    const wish = { number: 'КР-2024/77', amount: '100000', day: null };
    const before = await deal();
    const { toPay, asNow, smallerPayment, shorterTerm } = await director.get(getEarlyRepayment, wish);
    expect(toPay).toBe(addAmounts(before.interest, '100000.00'));
    expect([asNow.payments, smallerPayment.payments]).toEqual([23, 23]);
    expect(shorterTerm.payments).toBeLessThan(23);
    expect(Number(shorterTerm.saved)).toBeGreaterThan(Number(smallerPayment.saved));
    expect(before.payEarly).toBeNull();
    const other = { ...wish, way: 'shorter_term', confirmedToPay: '100000.00' } as const;
    expect(await director.refused(orderEarlyRepayment, other)).toMatchObject({
      code: 'figuresChanged',
      params: { toPay },
    });
    expect((await details()).order).toBeNull();
    expect(await director.get(orderEarlyRepayment, { ...wish, way: 'shorter_term' })).toEqual({ toPay, day: BANK_DAY });
    const ordered = await deal();
    expect(getRepaymentSeed(ordered, RepaymentKind.early).amount).toBe(toPay);
    expect((await details()).order).toEqual({ amount: '100000.00', way: 'shorter_term', day: BANK_DAY });
    expect((await paid(ordered.repaymentAccount, toPay)).status).toBe(5);
    const { rows, order, deal: after, payments } = await details();
    expect([after.principal, after.interest, order]).toEqual(['358999.99', '0.00', null]);
    expect(rows.filter(({ state }) => state !== 'paid')).toHaveLength(shorterTerm.payments);
    expect(rows.at(-1)?.payOn).toBe(shorterTerm.lastOn);
    expect(payments.at(-1)).toMatchObject({ extra: '100000.00' });
  });

  test.each([
    ['nothing', { amount: '0' }, { field: 'amount', key: 'lessThan1' }],
    ['words', { amount: 'сто' }, { field: 'amount', key: 'incorrectAmount' }],
    ['more than is left', { amount: '999999.99' }, { field: 'amount', key: 'earlyRepaymentTooLarge' }],
    ['yesterday', { day: addDays(BANK_DAY, -1) }, { field: 'date', key: 'incorrectRepaymentDate' }],
    ['after the last payment', { day: '2040-01-01' }, { field: 'date', key: 'incorrectRepaymentDate' }],
  ])('an early repayment of %s is refused', async (_what, changes, problem) => {
    const wish = { number: 'КР-2024/77', amount: '100.00', day: BANK_DAY, ...changes };
    for (const refused of [
      await director.refused(getEarlyRepayment, wish),
      await director.refused(orderEarlyRepayment, { ...wish, way: 'smaller_payment' }),
    ])
      expect(refused).toMatchObject({ problems: [problem] });
  });

  test('an operator sees what an early repayment changes and may not order one', async () => {
    const operator = await new Person(bank, 'oper1').signIn();
    const wish = { number: 'КР-2024/77', amount: '100.00', day: null };
    expect(await operator.get(getEarlyRepayment, wish)).toMatchObject({ smallerPayment: { payments: 18 } });
    expect(await operator.refused(orderEarlyRepayment, { ...wish, way: 'shorter_term' })).toMatchObject({
      code: 'forbidden',
    });
    expect(await director.refused(getEarlyRepayment, { ...wish, number: 'КР-2021/15' })).toMatchObject({
      code: 'statusForbidsAction',
    });
  });

  test('an order for a later day holds on that day, with what is due until then paid first', async () => {
    const { deal: before, rows } = await details('КР-2025/03');
    const next = rows.find(({ state }) => state === 'next');
    const wish = { number: 'КР-2025/03', amount: '3000', day: next?.payOn ?? '' };
    const { toPay } = await director.get(orderEarlyRepayment, { ...wish, way: 'smaller_payment' });
    expect(toPay).toBe(addAmounts(before.payNext ?? '', '3000.00'));
    expect((await deal('КР-2025/03')).payEarly).toBeNull();
    await bank.services.db.queries.update(bankState).set({ dayOffset: 21 });
    expect(await deal('КР-2025/03')).toMatchObject({ payEarly: toPay });
    await bank.services.db.queries.update(bankState).set({ dayOffset: 22 });
    const late = await details('КР-2025/03');
    expect([late.order, late.deal.payEarly, late.deal.overdueDays]).toEqual([null, null, 1]);
    await bank.services.db.queries.update(bankState).set({ dayOffset: 0 });
    expect(toDotted(next?.payOn ?? '')).toBe('05.08.2026');
  });

  test('a deal on which nothing is owed any more is closed', async () => {
    const { payAll, repaymentAccount } = await deal();
    const half = await deal('КЛ-2026/12');
    await paid(half.principalAccount, '150000.00');
    expect(await deal('КЛ-2026/12')).toMatchObject({ status: 'active', principal: '0.00', interest: half.interest });
    await paid(half.interestAccount, half.interest);
    expect(await deal('КЛ-2026/12')).toMatchObject({ status: 'closed' });
    await paid(repaymentAccount, payAll ?? '');
    const repaid = await deal();
    expect(repaid).toMatchObject({ status: 'closed', principal: '0.00', interest: '0.00', overdue: '0.00' });
    expect(Object.values(RepaymentKind).map((kind) => canRepay(repaid, kind))).toEqual(
      Object.values(RepaymentKind).map(() => false),
    );
  });

  test('a deal in currency is found by its account in that currency only', async () => {
    const { db } = bank.services;
    const [euro] = await db.queries
      .select()
      .from(account)
      .where(and(eq(account.iban, 'UA823516070000020685999000094'), eq(account.currencyCode, '978')));
    const id = euro?.id ?? 0;
    const sum = (amount: string) => ({ amount, documentId: null, bankDay: BANK_DAY, now: bank.clock.now() });
    await db.transaction(async (tx) => {
      const repayment = await findRepayment(tx, sum('39.45'), id);
      if (repayment?.ok !== true) throw new Error('the repayment was refused');
      expect(repayment.movements).toEqual([{ accountId: id, amount: '39.45' }]);
      await repayment.afterwards(tx);
    });
    expect(await deal('КР-2025/03')).toMatchObject({ status: 'active', interest: '0.00', overdue: '0.00' });
    expect(await db.transaction((tx) => findRepayment(tx, sum('0.01'), id))).toMatchObject({ ok: false });
    expect(await db.transaction((tx) => findRepayment(tx, sum('0.01'), 7001))).toBeNull();
    expect(await db.queries.select().from(creditDeal).where(eq(creditDeal.number, 'КР-2025/03'))).toHaveLength(1);
  });
});
