import {
  applyForDeposit,
  breakDepositEarly,
  getDeposit,
  listApplications,
  listDepositOffers,
  listDeposits,
  setDepositRenewal,
  topUpDeposit,
  withdrawApplication,
  withdrawFromDeposit,
} from '@ncb/shared-kernel/api/contract';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { breakDeposit, computeOfferResult } from '@ncb/shared-kernel/domain/interest';
import { addAmounts, subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { and, eq, ne, sql } from 'drizzle-orm';
import { acceptApplication, refuseApplication } from '../src/areas/applications/application-decisions';
import { selectRows } from '../src/db';
import { account, audit, bankState, deposit } from '../src/db/schema';
import { ensureInternalAccount, findLedgerFaults } from '../src/ledger';
import { BANK_DAY } from './support/test-clock';
import { DEPOSIT, OFFERS } from './support/deposit-requests';
import type { Person } from './support/person';
import { setUpBank, setUpPerson } from './support/set-up-bank';

const bank = setUpBank();
const director = setUpPerson(bank, 'director1');
const accountant = setUpPerson(bank, 'buh1', '1001');
const operator = setUpPerson(bank, 'oper1');
const stranger = setUpPerson(bank, 'fop1');
beforeAll(() => bank.engine.runOnce());

const apply = async (changes: Partial<typeof DEPOSIT> = {}) =>
  Number((await director.get(applyForDeposit, { ...DEPOSIT, ...changes })).id);
const moment = () => ({ bankDay: BANK_DAY, now: bank.clock.now() });
const readDeposits = async (person: Person) => (await person.get(listDeposits, {})).deposits;
const readStatus = async (id: number) => {
  const { applications } = await director.get(listApplications, { kind: 'deposit' });
  return applications.find((item) => item.id === String(id));
};
async function balance(id: number): Promise<string> {
  const [row] = await bank.services.db.queries.select().from(account).where(eq(account.id, id));
  return row?.balance ?? '';
}
async function recorded(id: number, type = 'application') {
  const rows = await bank.services.db.queries
    .select()
    .from(audit)
    .where(and(eq(audit.objectType, type), eq(audit.objectId, String(id))))
    .orderBy(audit.id);
  return rows.map(({ action, userId }) => [action, userId]);
}
async function open(changes: Partial<typeof DEPOSIT> = {}) {
  const id = await apply(changes);
  expect(await acceptApplication(bank.services, id, moment())).toMatchObject({ ok: true });
  const deposit = (await readDeposits(director)).find(({ number }) => number === `ДП-2026/${id}`);
  if (!deposit) throw new Error('no deposit');
  return deposit;
}
const inDays = (dayOffset: number) => bank.services.db.queries.update(bankState).set({ dayOffset });
const goTo = async (dayOffset: number) => {
  await inDays(dayOffset);
  await bank.engine.runOnce();
};
const readDeposit = async (id: string) => director.get(getDeposit, { id });
async function expectHeldWhole(currency: { code: string; letters: string }) {
  const { queries } = bank.services.db;
  const internalAccountId = await ensureInternalAccount(queries, 'deposits', currency);
  const [ledger] = await selectRows<{ sum: string }>(
    queries,
    sql`SELECT coalesce(sum(amount), 0)::text AS sum FROM gl_entry WHERE account_id = ${internalAccountId}`,
  );
  const [rows] = await selectRows<{ sum: string }>(
    queries,
    sql`SELECT coalesce(sum(amount), 0)::text AS sum FROM deposit WHERE status = 'active' AND currency_code = ${currency.code}`,
  );
  expect(ledger?.sum).toBe(rows?.sum);
  expect(await findLedgerFaults(queries)).toEqual([]);
}
const HRYVNIAS = { code: '980', letters: 'UAH' };

describe('deposits', () => {
  test('of the demonstration are of each payout, with what they have earned to the bank day', async () => {
    const deposits = await readDeposits(director);
    expect(deposits.map(({ number }) => number)).toEqual(['ДП-1001/3', 'ДП-1001/2', 'ДП-1001/4', 'ДП-1001/1']);
    expect(deposits[1]).toEqual({
      id: expect.any(String),
      number: 'ДП-1001/2',
      name: 'Резерв',
      status: 'active',
      start: '2026-05-31',
      end: '2027-05-31',
      basis: 'act/365',
      payout: 'at_end',
      paid: '0.00',
      rate: '13.50',
      currencyLetters: 'UAH',
      currencyCode: '980',
      amount: '200000.00',
      // 200,000.00 × 13.50 % × 44 / 365: without the day of receipt and today
      interest: '3254.79',
      renews: true,
      renewals: 12,
      isRenewable: true,
      // 365 days: renewed without a break
      nextDate: '2027-05-31',
      nextAmount: '27000.00',
      earlyRate: '0.10',
      topUpMinimum: '1000.00',
      topUpUntil: '2027-04-30',
      withdrawRest: null,
      returnAccountId: '7001',
      interestAccountId: '7001',
    });
    expect(deposits[0]).toMatchObject({
      payout: 'monthly',
      currencyLetters: 'EUR',
      amount: '118000.00',
      interest: '213.37',
      nextDate: '2026-07-20',
    });
    expect(deposits[2]).toMatchObject({ payout: 'capitalised', renews: false, topUpMinimum: null, topUpUntil: null });
    expect(subtractAmounts(deposits[2]?.amount ?? '', deposits[2]?.paid ?? '')).toBe('750000.00');
    expect(deposits[3]).toMatchObject({ status: 'closed', interest: '0.00', nextDate: null, nextAmount: null });
    for (const currency of [HRYVNIAS, { code: '978', letters: 'EUR' }, { code: '840', letters: 'USD' }])
      await expectHeldWhole(currency);
  });

  test('of one company are no other company’s', async () => {
    expect((await readDeposits(stranger)).map(({ number }) => number)).toEqual(['ДП-1003/1']);
    const [theirs] = await readDeposits(stranger);
    const [ours] = await readDeposits(director);
    const unknown = { code: 'notFound' };
    const id = theirs?.id ?? '';
    expect(await director.refused(getDeposit, { id })).toMatchObject(unknown);
    expect(await director.refused(breakDepositEarly, { id, returned: '1.00' })).toMatchObject(unknown);
    expect(await director.refused(setDepositRenewal, { id, renewals: '1' })).toMatchObject(unknown);
    const more = { id, amount: '1000', debitAccountId: '7001' };
    expect(await director.refused(topUpDeposit, more)).toMatchObject(unknown);
    const part = { id, amount: '1000', accountId: '7001' };
    expect(await director.refused(withdrawFromDeposit, part)).toMatchObject(unknown);
    expect(await stranger.refused(getDeposit, { id: ours?.id ?? '' })).toMatchObject(unknown);
    expect(await director.refused(getDeposit, { id: '999999' })).toMatchObject(unknown);
  });

  test('are shown with their operations, what is to come, and what an early return would give', async () => {
    const [, , capital] = await readDeposits(director);
    const { deposit, operations, payments, early } = await readDeposit(capital?.id ?? '');
    expect(deposit).toEqual(capital);
    expect(operations.map(({ kind }) => kind)).toEqual(['placed', 'capitalised', 'capitalised', 'capitalised']);
    expect(operations[0]).toEqual({ date: deposit.start, kind: 'placed', amount: '750000.00' });
    expect(payments).toHaveLength(3);
    expect(payments[0]).toMatchObject({ date: deposit.nextDate, amount: deposit.nextAmount });
    const running = {
      rate: deposit.rate,
      basis: deposit.basis,
      currencyCode: '980',
      payout: deposit.payout,
      start: deposit.start,
      end: deposit.end,
      placed: [{ day: deposit.start, amount: '750000.00' }],
      paid: operations.slice(1).map(({ date: day, amount }) => ({ day, amount })),
    };
    expect(early).toEqual(breakDeposit(running, '0.10', BANK_DAY));
  });

  test('that were placed before operations were kept have every payment as an operation', async () => {
    const closed = (await readDeposits(director)).find(({ status }) => status === 'closed');
    const { operations, payments, early } = await readDeposit(closed?.id ?? '');
    expect([operations.length, operations[0]?.kind, operations.at(-1)]).toEqual([
      ...[14, 'placed'],
      { date: closed?.end, kind: 'returned', amount: '5000.00' },
    ]);
    // 5,000.00 × 1.50 % × 364 / 365
    const paid = operations.filter(({ kind }) => kind === 'interest');
    expect(paid.reduce((sum, { amount }) => addAmounts(sum, amount), '0.00')).toBe('74.79');
    expect([payments, early]).toEqual([[], null]);
  });
});

describe('an application for a deposit', () => {
  test('is applied for at the rate that was confirmed; another is refused with that of the bank', async () => {
    const refusal = await director.refused(applyForDeposit, { ...DEPOSIT, confirmedRate: '99.00' });
    expect(refusal).toMatchObject({ code: 'figuresChanged' });
    await apply({ confirmedRate: refusal.kind === 'refused' ? refusal.params['rate'] : undefined });
  });

  test('names one of the offers of the bank, and its result is that of the rules', async () => {
    const { offers } = await director.get(listDepositOffers, {});
    expect(offers.map(({ name, currencyLetters }) => `${name} ${currencyLetters}`)).toContain('Капітал UAH');
    const wish = { currencyCode: '980', amount: '1000000.00', months: 3 };
    const results = offers.map((offer) => computeOfferResult(offer, wish, '2026-11-22'));
    expect(results[0]).toMatchObject({ end: '2027-02-22', days: 91, interest: '31164.38', total: '1031164.38' });
    expect(results.map((result) => result?.interest ?? null)).toEqual([
      ...['31164.38', '29294.52', '22438.36', '29962.83', null, null, null, null],
    ]);
  });

  test('takes nothing until the bank has approved; then the money is placed and the ledger is whole', async () => {
    const before = await balance(7001);
    const id = await apply();
    expect(await readStatus(id)).toEqual({
      id: String(id),
      kind: 'deposit',
      status: 0,
      submitted: '2026-07-15T12:00:00',
      reason: null,
      purpose: '',
      currencyLetters: 'UAH',
      currencyCode: '980',
      amount: '50000.00',
      term: 6,
      creator: 'Вигаданець Т. П.',
      offerName: 'Щомісячний дохід',
      rate: '12.25',
      payout: 'monthly',
      depositId: null,
      dealNumber: null,
      scheme: null,
      collateral: '',
      files: [],
      validUntil: null,
    });
    expect(await balance(7001)).toBe(before);
    expect(await acceptApplication(bank.services, id, moment())).toEqual({ ok: true, value: null });
    expect(await balance(7001)).toBe(subtractAmounts(before, '50000.00'));
    const [opened] = await readDeposits(director);
    expect(opened).toMatchObject({
      number: `ДП-2026/${id}`,
      name: 'Щомісячний дохід',
      status: 'active',
      start: BANK_DAY,
      end: '2027-01-15',
      rate: '12.25',
      amount: '50000.00',
      interest: '0.00',
      payout: 'monthly',
      renewals: 1,
      earlyRate: null,
      topUpMinimum: null,
      nextDate: '2026-08-15',
      nextAmount: '520.21',
      returnAccountId: '7001',
    });
    expect(await readStatus(id)).toMatchObject({ status: 2, reason: null, depositId: opened?.id });
    await expectHeldWhole(HRYVNIAS);
    expect(await recorded(id)).toEqual([
      ['apply', 501],
      ['acceptApplication', null],
    ]);
  });

  test('is kept once per key', async () => {
    const options = { idempotencyKey: 'deposit-key-1' };
    const first = await director.get(applyForDeposit, DEPOSIT, options);
    expect(await director.get(applyForDeposit, DEPOSIT, options)).toEqual(first);
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
    expect(await readStatus(id)).toMatchObject({ status: 3, reason: 'Немає такого продукту' });
    expect(await director.refused(withdrawApplication, { id: String(id) })).toMatchObject({
      code: 'applicationDecided',
    });
  });

  test('is withdrawn by the company until the bank has decided, and by no other company', async () => {
    const id = String(await apply());
    expect(await stranger.refused(withdrawApplication, { id })).toMatchObject({ code: 'notFound' });
    expect(await operator.refused(withdrawApplication, { id })).toMatchObject({ code: 'forbidden' });
    const options = { idempotencyKey: 'withdraw-key-1' };
    expect(await director.get(withdrawApplication, { id }, options)).toEqual({ id, status: 4 });
    expect(await director.get(withdrawApplication, { id }, options)).toEqual({ id, status: 4 });
    expect(await readStatus(Number(id))).toMatchObject({ status: 4, reason: null });
    expect(await director.refused(withdrawApplication, { id })).toMatchObject({ code: 'applicationDecided' });
    expect(await acceptApplication(bank.services, Number(id), moment())).toMatchObject({ ok: false });
    expect(await recorded(Number(id))).toEqual([
      ['apply', 501],
      ['withdrawApplication', 501],
    ]);
  });

  test('stays open when the account cannot pay it any more', async () => {
    const own = { debitAccountId: '7013', interestAccountId: '7013', returnAccountId: '7013' };
    const wish = { ...DEPOSIT, ...own, offerId: OFFERS.atEnd, amount: '45000' };
    const id = Number((await stranger.get(applyForDeposit, wish)).id);
    const { queries } = bank.services.db;
    await queries.update(account).set({ blockedAmount: '45000.00' }).where(eq(account.id, 7013));
    expect(await acceptApplication(bank.services, id, moment())).toMatchObject({
      refusal: { code: 'insufficientFunds' },
    });
    await queries.update(account).set({ status: 3, blockedAmount: '0.00' }).where(eq(account.id, 7013));
    expect(await acceptApplication(bank.services, id, moment())).toMatchObject({
      refusal: { code: 'accountNotAllowed' },
    });
    expect(await balance(7013)).toBe('45210.07');
    await queries.update(account).set({ status: 0 }).where(eq(account.id, 7013));
    const { applications } = await stranger.get(listApplications, { kind: 'deposit' });
    expect(applications).toMatchObject([{ status: 0 }]);
    expect(await acceptApplication(bank.services, id, moment())).toMatchObject({ ok: true });
  });

  test('of the time before offers is not taken', async () => {
    const id = await apply();
    await bank.services.db.queries.execute(sql`UPDATE application SET offer_id = NULL WHERE id = ${id}`);
    expect(await acceptApplication(bank.services, id, moment())).toMatchObject({
      refusal: { code: 'depositTermsForbid' },
    });
  });

  test.each([
    ['another company’s account', { debitAccountId: '7013' }, 'debitAccountId', 'chooseDebitAccount'],
    ['no account', { debitAccountId: '999999' }, 'debitAccountId', 'chooseDebitAccount'],
    ['an account in another currency', { debitAccountId: '7002' }, 'debitAccountId', 'accountNotAllowed'],
    ['an arrested account', { debitAccountId: '7006' }, 'debitAccountId', 'accountNotAllowed'],
    ['another company’s account for interest', { interestAccountId: '7013' }, 'interestAccountId', 'notOwnAccount'],
    ['a closed account for the return', { returnAccountId: '7005' }, 'returnAccountId', 'accountNotAllowed'],
    ['more than there is', { amount: '900000000' }, 'amount', 'insufficientFunds'],
    ['less than the offer takes', { amount: '49999.99' }, 'amount', 'depositTooSmall'],
    ['a term that is not offered', { term: '7' }, 'term', 'termNotOffered'],
    ['no offer', { offerId: '' }, 'offerId', 'chooseOffer'],
    ['an unknown offer', { offerId: '999' }, 'offerId', 'chooseOffer'],
    ['no consent', { hasAgreed: false }, 'hasAgreed', 'consentRequired'],
  ])('with %s is refused', async (_what, changes, field, key) => {
    const { problems } = (await director.refused(applyForDeposit, { ...DEPOSIT, ...changes })) as {
      problems?: readonly unknown[];
    };
    expect(problems).toContainEqual(expect.objectContaining({ field, key }));
  });
});

describe('what is added to a deposit', () => {
  test('leaves the account at once, earns from the next day, and is added once per key', async () => {
    const item = await open({ offerId: OFFERS.atEnd, term: '12' });
    const before = await balance(7001);
    const options = { idempotencyKey: 'top-up-key-1' };
    const request = { id: item.id, amount: '36500', debitAccountId: '7001' };
    expect(await director.get(topUpDeposit, request, options)).toEqual({ id: item.id });
    expect(await director.get(topUpDeposit, request, options)).toEqual({ id: item.id });
    expect(await balance(7001)).toBe(subtractAmounts(before, '36500.00'));
    const { deposit, operations } = await readDeposit(item.id);
    expect([deposit.amount, deposit.interest]).toEqual(['86500.00', '0.00']);
    expect(operations.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['placed', '50000.00'],
      ['added', '36500.00'],
    ]);
    await expectHeldWhole(HRYVNIAS);
    expect(await recorded(Number(item.id), 'deposit')).toEqual([['topUpDeposit', 501]]);
    await inDays(11);
    // 86,500.00 × 13.00 % × 10 / 365
    expect((await readDeposit(item.id)).deposit.interest).toBe('308.08');
    await inDays(0);
  });

  test('is refused by the terms, by the rules and to an operator', async () => {
    const monthly = await open();
    const atEnd = await open({ offerId: OFFERS.atEnd, term: '3' });
    const add = { amount: '1000.00', debitAccountId: '7001' };
    expect(await director.refused(topUpDeposit, { ...add, id: monthly.id })).toMatchObject({
      code: 'depositTermsForbid',
    });
    expect(await director.refused(topUpDeposit, { ...add, id: atEnd.id, amount: '999.99' })).toMatchObject({
      problems: [{ field: 'amount', key: 'topUpTooSmall', params: { min: '1000.00' } }],
    });
    expect(await operator.refused(topUpDeposit, { ...add, id: atEnd.id })).toMatchObject({ code: 'forbidden' });
    expect(atEnd.topUpUntil).toBe('2026-09-14');
    await inDays(62);
    expect(await director.refused(topUpDeposit, { ...add, id: atEnd.id })).toMatchObject({
      code: 'depositTermsForbid',
    });
    await inDays(0);
  });
});

describe('what is taken back of a deposit', () => {
  test('comes to the account at once, earned to the day before, and is taken once per key', async () => {
    const item = await open({ offerId: OFFERS.agreed, amount: '41500.00', term: '3', renewals: '0' });
    expect(item.withdrawRest).toBe('5000.00');
    await inDays(11);
    const before = await balance(7001);
    const options = { idempotencyKey: 'withdraw-part-1' };
    const request = { id: item.id, amount: '36500', accountId: '7001' };
    expect(await accountant.get(withdrawFromDeposit, request, options)).toEqual({ id: item.id });
    expect(await accountant.get(withdrawFromDeposit, request, options)).toEqual({ id: item.id });
    expect(await balance(7001)).toBe(addAmounts(before, '36500.00'));
    const { deposit, operations } = await readDeposit(item.id);
    // 41,500.00 × 9.00 % × 10 / 365
    expect([deposit.amount, deposit.interest]).toEqual(['5000.00', '102.33']);
    expect(operations.at(-1)).toEqual({ date: addDays(BANK_DAY, 11), kind: 'withdrawn', amount: '36500.00' });
    await expectHeldWhole(HRYVNIAS);
    expect(await recorded(Number(item.id), 'deposit')).toEqual([['withdrawFromDeposit', 503]]);
    await inDays(21);
    // And ten days of 5,000.00: 12.33.
    expect((await readDeposit(item.id)).deposit.interest).toBe('114.66');
    const { early } = await readDeposit(item.id);
    expect(early).toMatchObject({ placed: '5000.00', returned: '5114.66', lost: '0.00' });
    await inDays(0);
  });

  test('is refused by the terms, by what has to stay, to other companies and to an operator', async () => {
    const monthly = await open();
    const item = await open({ offerId: OFFERS.agreed, term: '3', renewals: '0' });
    const part = { amount: '1000.00', accountId: '7001' };
    const forbidden = { code: 'depositTermsForbid' };
    // Not on the day of receipt, nor if the contract forbids it.
    expect(await director.refused(withdrawFromDeposit, { ...part, id: item.id })).toMatchObject(forbidden);
    await inDays(5);
    expect(await director.refused(withdrawFromDeposit, { ...part, id: monthly.id })).toMatchObject(forbidden);
    const refusedWith = (changes: object) =>
      director.refused(withdrawFromDeposit, { ...part, id: item.id, ...changes });
    expect(await refusedWith({ amount: '45000.01' })).toMatchObject({
      problems: [{ field: 'amount', key: 'withdrawalTooLarge', params: { max: '45000.00' } }],
    });
    expect(await refusedWith({ amount: '0' })).toMatchObject({ problems: [{ field: 'amount' }] });
    expect(await refusedWith({ accountId: '7013' })).toMatchObject({
      problems: [{ field: 'accountId', key: 'notOwnAccount' }],
    });
    expect(await refusedWith({ accountId: '7002' })).toMatchObject({
      problems: [{ field: 'accountId', key: 'accountNotAllowed' }],
    });
    const unknown = { code: 'notFound' };
    expect(
      await stranger.refused(withdrawFromDeposit, { id: item.id, amount: '1.00', accountId: '7013' }),
    ).toMatchObject(unknown);
    expect(await operator.refused(withdrawFromDeposit, { ...part, id: item.id })).toMatchObject({ code: 'forbidden' });
    expect((await readDeposit(item.id)).deposit.amount).toBe('50000.00');
    await inDays(0);
  });

  test('is taken by one of two who press at the same moment', async () => {
    const item = await open({ offerId: OFFERS.agreed, term: '3', renewals: '0' });
    await inDays(5);
    const press = () => director.call(withdrawFromDeposit, { id: item.id, amount: '45000.00', accountId: '7001' });
    const replies = await Promise.all([press(), press()]);
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await readDeposit(item.id)).deposit.amount).toBe('5000.00');
    await expectHeldWhole(HRYVNIAS);
    await inDays(0);
  });
});

describe('an early return', () => {
  test.each([
    ['paid at the end', OFFERS.atEnd, 45],
    ['capitalised', OFFERS.capitalised, 45],
  ])('of a deposit that is %s gives what was shown, once', async (_what, offerId, days) => {
    const item = await open({ offerId, amount: '100000.00', term: '3' });
    await goTo(days);
    const { early, deposit } = await readDeposit(item.id);
    // 100,000.00 × 0.10 % × 44 / 365
    expect(early).toMatchObject({ days: 44, placed: '100000.00', reduced: '12.05', paidOut: '0.00' });
    expect(early?.returned).toBe('100012.05');
    expect(early?.lost).toBe(subtractAmounts(early?.earned ?? '', '12.05'));
    const before = await balance(7001);
    const returned = early?.returned ?? '';
    const options = { idempotencyKey: `break-early-${offerId}` };
    expect(await director.get(breakDepositEarly, { id: item.id, returned }, options)).toEqual({
      id: item.id,
      returned,
    });
    expect(await director.get(breakDepositEarly, { id: item.id, returned }, options)).toEqual({
      id: item.id,
      returned,
    });
    expect(await director.refused(breakDepositEarly, { id: item.id, returned })).toMatchObject({
      code: 'depositClosed',
    });
    expect(await balance(7001)).toBe(addAmounts(before, returned));
    const after = await readDeposit(item.id);
    expect(after.deposit).toMatchObject({ status: 'closed', interest: '0.00', amount: deposit.amount });
    expect(after.operations.at(-1)).toEqual({ date: addDays(BANK_DAY, days), kind: 'broken', amount: returned });
    expect(after.early).toBeNull();
    await expectHeldWhole(HRYVNIAS);
    expect(await recorded(Number(item.id), 'deposit')).toContainEqual(['breakDeposit', 501]);
    await goTo(0);
  });

  test('of a deposit that was paid by the month keeps back what was paid too much', async () => {
    const item = await open({ amount: '100000.00' });
    // The monthly offer excludes early return.
    const { queries } = bank.services.db;
    await queries
      .update(deposit)
      .set({ earlyRate: '1.00' })
      .where(eq(deposit.id, Number(item.id)));
    const start = await balance(7001);
    await goTo(35);
    // 100,000.00 × 12.25 % × 31 / 365
    expect(await balance(7001)).toBe(addAmounts(start, '1040.41'));
    const { early } = await readDeposit(item.id);
    // 34 days: 1,141.10 earned, 93.15 at the lower rate
    expect(early).toEqual({
      days: 34,
      placed: '100000.00',
      earned: '1141.10',
      reduced: '93.15',
      paidOut: '1040.41',
      capitalised: '0.00',
      returned: '99052.74',
      lost: '1047.95',
    });
    await director.get(breakDepositEarly, { id: item.id, returned: '99052.74' });
    // In total the lower interest.
    expect(await balance(7001)).toBe(addAmounts(start, '100093.15'));
    await expectHeldWhole(HRYVNIAS);
    await goTo(0);
  });

  test('is refused by the terms, for another sum than is shown now, and to everybody but a director', async () => {
    const monthly = await open();
    expect(await director.refused(breakDepositEarly, { id: monthly.id, returned: '50000.00' })).toMatchObject({
      code: 'depositTermsForbid',
    });
    const item = await open({ offerId: OFFERS.atEnd });
    const { early } = await readDeposit(item.id);
    const request = { id: item.id, returned: early?.returned ?? '' };
    expect(await accountant.refused(breakDepositEarly, request)).toMatchObject({ code: 'forbidden' });
    expect(await operator.refused(breakDepositEarly, request)).toMatchObject({ code: 'forbidden' });
    await inDays(40);
    expect(await director.refused(breakDepositEarly, request)).toMatchObject({ code: 'depositChanged' });
    await inDays(0);
    expect((await readDeposit(item.id)).deposit.status).toBe('active');
  });

  test('is done once by two who press at the same moment', async () => {
    const item = await open({ offerId: OFFERS.agreed, renewals: '0' });
    const { early } = await readDeposit(item.id);
    const before = await balance(7001);
    const press = () => director.call(breakDepositEarly, { id: item.id, returned: early?.returned ?? '' });
    const replies = await Promise.all([press(), press()]);
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await balance(7001)).toBe(addAmounts(before, early?.returned ?? ''));
  });
});

describe('a renewal', () => {
  test('is switched on and off, and refused by an offer that has none', async () => {
    const item = await open({ renewals: '0' });
    await accountant.get(setDepositRenewal, { id: item.id, renewals: '3' });
    expect((await readDeposit(item.id)).deposit).toMatchObject({ renews: true, renewals: 3 });
    await accountant.get(setDepositRenewal, { id: item.id, renewals: '0' });
    expect((await readDeposit(item.id)).deposit).toMatchObject({ renews: false, renewals: 0 });
    expect(await director.refused(setDepositRenewal, { id: item.id, renewals: '13' })).toMatchObject({
      problems: [{ field: 'renewals', key: 'incorrectRenewals' }],
    });
    const flexible = await open({ offerId: OFFERS.agreed, renewals: '0' });
    expect(await director.refused(setDepositRenewal, { id: flexible.id, renewals: '1' })).toMatchObject({
      problems: [{ field: 'renewals', key: 'renewalNotOffered' }],
    });
  });
});

describe('a deposit that runs', () => {
  /** Removes earlier deposits, which pay on the same days. */
  const alone = async (id: string) => {
    const { queries } = bank.services.db;
    await queries.execute(sql`UPDATE deposit SET due_date = end_date WHERE status = 'active'`);
    await queries
      .update(deposit)
      .set({ status: 'closed' })
      .where(and(eq(deposit.status, 'active'), ne(deposit.id, Number(id))));
  };
  const dueAgain = (id: string, dueDate: string) =>
    bank.services.db.queries
      .update(deposit)
      .set({ dueDate })
      .where(eq(deposit.id, Number(id)));

  test('pays interest by the month and all of it at its end', async () => {
    const item = await open({ term: '3', renewals: '0' });
    await alone(item.id);
    await dueAgain(item.id, '2026-08-15');
    const before = await balance(7001);
    await goTo(30);
    expect(await balance(7001)).toBe(before);
    await goTo(31);
    // 50,000.00 × 11.75 % × 31 / 365, once, however often the engine runs
    expect(await balance(7001)).toBe(addAmounts(before, '498.97'));
    await goTo(31);
    expect(await balance(7001)).toBe(addAmounts(before, '498.97'));
    await goTo(100);
    // 91 days of 92 in total: neither the first nor the last.
    expect(await balance(7001)).toBe(addAmounts(before, '51464.73'));
    const { deposit, operations } = await readDeposit(item.id);
    expect(deposit).toMatchObject({ status: 'closed', nextDate: null });
    expect(operations.map(({ kind, amount, date }) => [kind, amount, date])).toEqual([
      ['placed', '50000.00', '2026-07-15'],
      ['interest', '498.97', '2026-08-15'],
      ['interest', '498.98', '2026-09-15'],
      ['interest', '466.78', '2026-10-15'],
      ['returned', '50000.00', '2026-10-15'],
    ]);
    expect(await findLedgerFaults(bank.services.db.queries)).toEqual([]);
    await inDays(0);
  });

  test('adds interest to itself by the month, and gives all of it back at its end', async () => {
    const item = await open({ offerId: OFFERS.capitalised, amount: '100000.00', term: '3', renewals: '0' });
    await alone(item.id);
    await dueAgain(item.id, '2026-08-15');
    const before = await balance(7001);
    await goTo(62);
    expect(await balance(7001)).toBe(before);
    const { deposit } = await readDeposit(item.id);
    expect(deposit).toMatchObject({ amount: '102031.58', paid: '2031.58', nextDate: '2026-10-15' });
    await goTo(92);
    // 29 days: the day of return does not earn
    expect(await balance(7001)).toBe(addAmounts(before, '102996.27'));
    expect((await readDeposit(item.id)).operations.map(({ kind }) => kind)).toEqual([
      ...['placed', 'capitalised', 'capitalised', 'capitalised', 'returned'],
    ]);
    expect(await findLedgerFaults(bank.services.db.queries)).toEqual([]);
    await inDays(0);
  });

  test('that renews itself is placed again without a break, at the rate of the day, as often as agreed', async () => {
    const item = await open({ offerId: OFFERS.atEnd, term: '1', renewals: '1' });
    await alone(item.id);
    const before = await balance(7001);
    const { queries } = bank.services.db;
    await queries.execute(
      sql`UPDATE deposit_offer SET rates = '[{"fromAmount": "0.00", "months": 1, "rate": "10.00"}]' WHERE id = 1`,
    );
    await goTo(31);
    // 50,000.00 × 11.00 % × 31 / 365: the day of renewal earns
    expect(await balance(7001)).toBe(addAmounts(before, '467.12'));
    const { deposit: again, operations } = await readDeposit(item.id);
    expect(again).toMatchObject({
      status: 'active',
      start: '2026-08-15',
      end: '2026-09-15',
      rate: '10.00',
      renewals: 0,
      renews: false,
      paid: '0.00',
      topUpUntil: '2026-08-15',
      nextDate: '2026-09-15',
      nextAmount: '410.96',
    });
    expect(operations.map(({ kind }) => kind)).toEqual(['placed', 'interest', 'renewed']);
    await goTo(62);
    // 30 days at the new rate
    expect(await balance(7001)).toBe(addAmounts(before, addAmounts('467.12', '50410.96')));
    expect((await readDeposit(item.id)).deposit.status).toBe('closed');
    expect(await findLedgerFaults(queries)).toEqual([]);
    await inDays(0);
  });
});
