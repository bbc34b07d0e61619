import { getCurrencyRequest, saveCurrencyRequest, type DocumentRef } from '@ncb/shared-kernel/api/contract';
import { CONVERSION, nextNumber, SALE, saveRequest, recall } from './support/currency-documents';
import { openCurrencyDesk, type CurrencyDesk } from './support/currency-desk';
import { Operator } from './support/operator';
import { ok } from './support/person';

// Takes longer than most tests.
jest.setTimeout(30_000);

let desk: CurrencyDesk;
beforeAll(async () => {
  desk = await openCurrencyDesk();
}, 60_000);
afterAll(() => desk.bank.close());
beforeEach(() => desk.begin());
afterEach(() => desk.end());

async function sendRequest(base: typeof SALE, more: Partial<typeof SALE> = {}) {
  const request = await saveRequest(desk.operator, base, more);
  await desk.signAndSend(request);
  return request;
}

const info = async (type: 4 | 5, { id }: DocumentRef) =>
  (await desk.operator.get(getCurrencyRequest, { type, id })).currencyRequest;

describe('a sale', () => {
  test('brings hryvnias at the bank’s rate, less the fee', async () => {
    await sendRequest(SALE);
    expect(await desk.changes()).toEqual({ '7003 reserved': '100.00' });
    await desk.run();
    // 4,790 at 47.90, less 0.3 % of 4,833.
    expect(await desk.changes()).toEqual({
      7001: '4775.50',
      7003: '-100.00',
      'position:978': '100.00',
      'position:980': '-4790.00',
      'income:980': '14.50',
    });
  });

  test('is made at the rate that the operator has set, not at the one of the morning', async () => {
    const request = await sendRequest(SALE);
    await new Operator(desk.bank).command('rates', 'EUR', '-', '48.40', '48.90');
    await desk.run();
    expect(await desk.outcome(request)).toEqual([5, null]);
    expect(await info(4, request)).toMatchObject({
      quotedRate: '47.90',
      quotedSum: '4790.00',
      deal: { rate: '48.40', sum: '4840.00', fee: '14.50', feeLetters: 'UAH' },
    });
    expect(await desk.changes()).toMatchObject({ 7003: '-100.00', 'position:980': '-4840.00' });
  });

  test('that does not bring more than its fee is not stored, by the customer’s rate it may be', async () => {
    const currencyRequest = { ...SALE, number: nextNumber(), amount: '0.20' };
    expect(await desk.operator.refused(saveCurrencyRequest, { type: 4, currencyRequest })).toMatchObject({
      problems: [{ field: 'amount', key: 'refusedByBank', params: { refusal: 'feeAboveCredited' } }],
    });
    const wished = { ...currencyRequest, rateType: 4, customerRate: '60' } as const;
    expect((await desk.operator.get(saveCurrencyRequest, { type: 4, currencyRequest: wished })).id).not.toBe('');
  });

  test('that no longer brings more than its fee is refused', async () => {
    const request = await sendRequest(SALE, { amount: '0.22' });
    await new Operator(desk.bank).command('rates', 'EUR', '-', '40.00', '48.90');
    await desk.run();
    expect(await desk.outcome(request)).toEqual([6, 'Комісія банку не менша за суму, яку слід зарахувати']);
    expect(await desk.changes()).toEqual({});
  });

  test('that was taken back holds nothing', async () => {
    const request = await sendRequest(SALE);
    expect(await recall(desk.director, request)).toEqual([ok(request.id, 0)]);
    expect(await desk.changes()).toEqual({});
  });

  test.each([
    ['not lower than the bank’s', 3, '47.90', 5],
    ['not lower than a better one', 3, '47.91', 4],
    ['not higher than the bank’s', 2, '47.90', 5],
    ['not higher than a lower one', 2, '47.89', 4],
    ['desired, worse than the bank’s', 4, '47.00', 5],
    ['desired, better than the bank’s', 4, '48.00', 4],
  ] as const)('at a rate %s', async (_what, rateType, customerRate, status) => {
    const request = await sendRequest(SALE, { rateType, customerRate });
    await desk.run();
    expect(await desk.outcome(request)).toEqual([status, null]);
  });
});

describe('a conversion', () => {
  test('goes over both rates of the bank, is rounded once and leaves every currency at zero', async () => {
    const request = await sendRequest(CONVERSION);
    await desk.run();
    // 100 × 47.90 ÷ 41.85 = 114.4564…; the fee of 14.50 hryvnias is 0.35 dollars at 41.50.
    expect(await desk.changes()).toEqual({
      7002: '114.11',
      7003: '-100.00',
      'position:978': '100.00',
      'position:840': '-114.11',
      'position:980': '-14.50',
      'income:980': '14.50',
    });
    expect(await info(5, request)).toMatchObject({
      quotedRate: '1.144564',
      quotedSum: '114.46',
      deal: { rate: '1.144564', sum: '114.46', fee: '0.35', feeLetters: 'USD' },
    });
  });

  test('at a cross rate that is met is executed, at one that is not waits and is refused on the next bank day', async () => {
    const attainable = await sendRequest(CONVERSION, { rateType: 3, customerRate: '1.144563' });
    const unmet = await sendRequest(CONVERSION, { rateType: 3, customerRate: '1.144565' });
    await desk.run();
    expect([await desk.outcome(attainable), await desk.outcome(unmet)]).toEqual([
      [5, null],
      [4, null],
    ]);
    await desk.nextBankDay();
    expect(await desk.outcome(unmet)).toEqual([6, 'Курс банку не відповідав курсу в заявці']);
    expect(await desk.changes()).toMatchObject({ 7003: '-100.00' });
  });

  test('that does not bring more than its fee is not stored, by the customer’s rate it may be', async () => {
    const currencyRequest = { ...CONVERSION, number: nextNumber(), amount: '0.20' };
    expect(await desk.operator.refused(saveCurrencyRequest, { type: 5, currencyRequest })).toMatchObject({
      problems: [{ field: 'amount', key: 'refusedByBank', params: { refusal: 'feeAboveCredited' } }],
    });
    const wished = { ...currencyRequest, rateType: 4, customerRate: '60' } as const;
    expect((await desk.operator.get(saveCurrencyRequest, { type: 5, currencyRequest: wished })).id).not.toBe('');
  });

  test('that no longer brings more than its fee is refused', async () => {
    const request = await sendRequest(CONVERSION, { amount: '0.22' });
    await new Operator(desk.bank).command('rates', 'EUR', '-', '40.00', '48.90');
    await desk.run();
    expect(await desk.outcome(request)).toEqual([6, 'Комісія банку не менша за суму, яку слід зарахувати']);
    expect(await desk.changes()).toEqual({});
  });
});
