import { getCurrencyFee, makeCurrencyFee } from '@ncb/shared-kernel/api/contract';
import { eq } from 'drizzle-orm';
import { currencyFee } from '../src/db/schema';
import { setUpBank, setUpPerson } from './support/set-up-bank';

const bank = setUpBank();
const operator = setUpPerson(bank, 'oper1');

const ASKED = { operation: 3, accountId: '7001', currencyCode: '840', amount: '10000.00' } as const;
const fee = async (more: object = {}) => (await operator.get(makeCurrencyFee, { ...ASKED, ...more })).fee;

describe('make_cur_fee', () => {
  test.each([
    ['a percentage of the hryvnias at the official rate', {}, '1245.00'],
    ['rounded once, half up', { amount: '4016.06' }, '500.00'],
    ['not less than the minimum', { amount: '1.00' }, '10.00'],
    ['of a payment by its own tariff', { operation: 2, accountId: '7002' }, '830.00'],
    ['of yens, which are quoted by ten', { currencyCode: '392', amount: '1000000' }, '834.90'],
  ])('counts the fee as %s', async (_how, more, expected) => {
    expect(await fee(more)).toBe(expected);
  });

  test('goes by the account’s own terms where it has some', async () => {
    await bank.services.db.queries
      .insert(currencyFee)
      .values({ operation: 3, companyId: 1001, accountId: 7009, mode: 'debit', percent: '0.05', minimum: '1' });
    expect(await fee({ accountId: '7009' })).toBe('207.50');
    expect(await fee()).toBe('1245.00');
    expect((await operator.get(getCurrencyFee, { accountId: '7009' })).settings).toEqual({
      mode: 'debit',
      currencyLetters: 'UAH',
      minimum: '1.00',
      percent: '0.0500',
      value: null,
      account: 'UA443516070000026502999000007',
    });
    await bank.services.db.queries.delete(currencyFee).where(eq(currencyFee.accountId, 7009));
  });

  test.each([
    [
      'an amount of nothing',
      { amount: '0.00' },
      { code: 'validation', problems: [{ field: 'amount', key: 'lessThan1' }] },
    ],
    ['an amount below nothing', { amount: '-5.00' }, { code: 'validation', problems: [{ field: 'amount' }] }],
    [
      'a currency without a rate',
      { currencyCode: '756' },
      { code: 'validation', problems: [{ field: 'currencyCode' }] },
    ],
    ['an account of another company', { accountId: '7014' }, { code: 'notFound' }],
    ['an account that does not exist', { accountId: '999999' }, { code: 'notFound' }],
  ])('of %s is refused', async (_what, more, failure) => {
    expect(await operator.refused(makeCurrencyFee, { ...ASKED, ...more })).toMatchObject(failure);
  });
});

describe('get_cur_fee', () => {
  test('tells the terms of a purchase for a hryvnia account, of a sale for another', async () => {
    for (const accountId of ['7001', '7002'])
      expect((await operator.get(getCurrencyFee, { accountId })).settings).toEqual({
        mode: 'withhold',
        currencyLetters: 'UAH',
        minimum: '10.00',
        percent: '0.3000',
        value: null,
        account: '',
      });
  });

  test('tells the tariff of payments too, by name and in the list of all', async () => {
    const { settings, tariffs } = await operator.get(getCurrencyFee, { accountId: '7002', operation: 2 });
    expect(tariffs?.map(({ operation }) => operation)).toEqual([2, 3, 4, 5]);
    expect(tariffs?.find(({ operation }) => operation === 2)?.settings).toEqual(settings);
    expect(settings).not.toEqual((await operator.get(getCurrencyFee, { accountId: '7002' })).settings);
  });

  test('of another company’s account answers like that of an unknown one', async () => {
    for (const accountId of ['7014', '999999'])
      expect(await operator.refused(getCurrencyFee, { accountId })).toMatchObject({ code: 'notFound' });
  });
});
