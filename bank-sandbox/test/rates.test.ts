import { getRate, getStatement, listAccounts, listRates, type RequestOf } from '@ncb/shared-kernel/api/contract';
import { toHryvnias } from '@ncb/shared-kernel/domain/money';
import { RateSide } from '@ncb/shared-kernel/domain/vocabulary';
import { desc, eq } from 'drizzle-orm';
import { audit, exchangeRate, officialRate } from '../src/db/schema';
import { readRates } from '../src/areas/statement/rate-history';
import { ONE_ENGINE } from './support/engines';
import { Operator } from './support/operator';
import { setUpBank, setUpPerson } from './support/set-up-bank';

describe.each(ONE_ENGINE)('rates that the operator sets, bank on %s', (engine) => {
  const bank = setUpBank({ engine });
  const operator = new Operator(bank);
  const head = setUpPerson(bank, 'director1');

  const queries = () => bank.services.db.queries;
  const dollar = async () => (await operator.rows('rate')).find(({ currency }) => currency === 'USD');
  const dollarAccount = async () => (await head.get(listAccounts, {})).accounts.find(({ id }) => id === '7002');

  test('are told to clients at once: the rate of a currency, the panel, the equivalent of an account', async () => {
    const result = await operator.press('rates', { currency: 'USD', official: '44,4', buy: '44.10', sale: '44.75' });
    expect(result).toBe('Курс 1 USD на 15.07.2026: офіційний 44.4, купівля 44.10, продаж 44.75.');
    const rate = (side: RateSide) => head.get(getRate, { currencyCode: '840', side });
    expect(await rate(RateSide.buy)).toMatchObject({ rate: '44.10', officialRate: '44.4' });
    expect(await rate(RateSide.sale)).toMatchObject({ rate: '44.75' });
    expect((await head.get(listRates, {})).USD).toEqual({ buy: '44.10', sale: '44.75' });
    const account = await dollarAccount();
    expect(account?.balanceEquivalent).toBe(toHryvnias(account?.balance ?? '', { rate: '44.4', units: '1' }));
    expect(await dollar()).toMatchObject({ official: '44.4', buy: '44.10', sale: '44.75' });
  });

  test('are written down: what was set, for which day, by the operator', async () => {
    await operator.command('rates', 'EUR', '50.5');
    const [row] = await queries().select().from(audit).orderBy(desc(audit.id)).limit(1);
    expect(row).toMatchObject({
      action: 'saveRecord',
      objectId: 'rate 978 2026-07-15: official 50.5',
      address: 'operator',
      result: 'ok',
    });
  });

  test('leave alone what is not given: the commercial ones, or the official one', async () => {
    expect(await operator.command('rates', 'jpy', '2.9')).toMatchObject({
      text: 'Курс 10 JPY на 15.07.2026: офіційний 2.9, купівля 2.74, продаж 2.83.\n',
    });
    expect(await operator.command('rates', '392', '-', '2.8', '2.95')).toMatchObject({
      text: 'Курс 10 JPY на 15.07.2026: офіційний 2.9, купівля 2.8, продаж 2.95.\n',
    });
    expect((await operator.command('rates')).text).toMatch(/^JPY .* 10 +2\.9 +2\.8 +2\.95$/m);
  });

  test.each([
    [['USD'], 'хоча б один курс'],
    [['USD', '-', '-'], 'хоча б один курс'],
    [['USD', '0'], 'більше нуля'],
    [['USD', '-41'], 'більше нуля'],
    [['USD', '41.1234567'], 'більше нуля'],
    [['USD', '1e3'], 'більше нуля'],
    [['USD', '-', '42', '41.999999'], 'вищий за курс продажу'],
    [['USD', '-', '99'], 'вищий за курс продажу'],
    [['UAH', '2'], 'не працює з такою валютою'],
    [['CHF', '50'], 'не працює з такою валютою'],
    [['USD', '41', '41', '41', '41'], 'Забагато слів'],
  ])('%j change nothing', async (words, reason) => {
    const before = await queries().select().from(exchangeRate).orderBy(exchangeRate.currencyCode);
    const { ok, text } = await operator.command('rates', ...words);
    expect([ok, text]).toEqual([false, expect.stringContaining(reason)]);
    expect(await queries().select().from(exchangeRate).orderBy(exchangeRate.currencyCode)).toEqual(before);
  });

  test('stay those of their day when the next day has others, in statements too', async () => {
    await operator.command('rates', 'USD', '44.0');
    await operator.command('rates', 'USD', '44.5');
    await operator.press('day', { days: '2' });
    await operator.command('rates', 'USD', '45.0');
    const history = await readRates(queries(), '2026-07-17');
    const on = (day: string) => history.on('840', day).rate;
    expect([on('2026-07-15'), on('2026-07-16'), on('2026-07-17')]).toEqual(['44.5', '44.5', '45.0']);
    expect(Number(on('2026-07-14'))).toBeLessThan(42);

    const request: RequestOf<typeof getStatement> = {
      accountIds: ['7002'],
      operations: 'all',
      type: 'oper',
      start: '2026-07-16',
      end: '2026-07-17',
      withClosed: true,
      withRevaluation: true,
    };
    const { statement } = await head.get(getStatement, request);
    expect(statement.accounts[0]?.documents).toMatchObject([
      {
        operationDate: '2026-07-17',
        isRevaluation: true,
        purpose: 'Переоцінка залишку: офіційний курс USD 45.0, попередній 44.5',
      },
    ]);
  });

  test('do not change the days before them in a bank without a history', async () => {
    await queries().delete(officialRate).where(eq(officialRate.currencyCode, '826'));
    const [pound] = await queries().select().from(exchangeRate).where(eq(exchangeRate.currencyCode, '826'));
    await operator.command('rates', 'GBP', '60');
    const history = await readRates(queries(), '2026-07-17');
    const on = (day: string) => history.on('826', day).rate;
    expect([on('2026-06-01'), on('2026-07-16'), on('2026-07-17')]).toEqual([pound?.official, pound?.official, '60']);
  });
});
