import {
  getCurrencyPayment,
  getPaymentTracking,
  listAccounts,
  listCreditDeals,
  makeCurrencyFee,
  saveCurrencyPayment,
} from '@ncb/shared-kernel/api/contract';
import { EMPTY_ADDRESS, EMPTY_BANK } from '@ncb/shared-kernel/domain/rules';
import { eq } from 'drizzle-orm';
import { account, creditDeal, document } from '../src/db/schema';
import {
  EUROS_ABROAD,
  EUROS_WITHIN,
  nextNumber,
  recall,
  toRef,
  savePayment,
  send,
  sign,
} from './support/currency-documents';
import { openCurrencyDesk, type CurrencyDesk } from './support/currency-desk';
import { findOwnerCode } from './support/find-owner-code';
import { ok, Person, refused } from './support/person';

// Takes longer than most tests.
jest.setTimeout(30_000);

let desk: CurrencyDesk;
beforeAll(async () => {
  desk = await openCurrencyDesk();
}, 60_000);
afterAll(() => desk.bank.close());
beforeEach(() => desk.begin());
afterEach(() => desk.end());

const save = (...args: Parameters<typeof savePayment> extends [unknown, ...infer Rest] ? Rest : never) =>
  savePayment(desk.operator, ...args);
const change = (id: number, values: object) =>
  desk.bank.services.db.queries.update(account).set(values).where(eq(account.id, id));
const receivedAt = (iban: string) => ({
  beneficiary: { ...EUROS_WITHIN.beneficiary, account: iban, code: findOwnerCode(iban) ?? '' },
});
const isDeal = eq(creditDeal.number, 'КР-2025/03');
const backed = (amount: string, contractId = '31') => ({ amount, contracts: [{ contractId, amount }] });

test('to another bank goes through the account with the correspondent; its fee comes from a hryvnia account', async () => {
  const payment = await save();
  await desk.signAndSend(payment);
  // 1000 × 48.33 × 0.2 % is less than the tariff's minimum of 300.
  expect(await desk.changes()).toEqual({ '7001 reserved': '300.00', '7003 reserved': '1000.00' });
  const { accounts } = await desk.operator.get(listAccounts, {});
  expect(accounts.find(({ id }) => id === '7003')).toMatchObject({ reserved: '1000.00', available: '7300.10' });
  expect(await desk.run()).toEqual([{ id: Number(payment.id), status: 5 }]);
  expect(await desk.changes()).toEqual({
    7001: '-300.00',
    7003: '-1000.00',
    'nostro:978': '1000.00',
    'income:980': '300.00',
  });
  const { payment: info } = await desk.operator.get(getCurrencyPayment, { type: 2, id: payment.id });
  expect(info).toMatchObject({ status: 5, contracts: [{ contractId: '31', amount: '1000.00' }] });
});

/** Payment without IBAN, with a routing number and an intermediary bank. */
const DOLLARS_TO_AMERICA: Parameters<typeof savePayment>[1] = {
  currencyCode: '840',
  debitAccountId: '7002',
  amount: '12345.67',
  feePayer: 'OUR',
  basis: 'other',
  contracts: [],
  basisText: 'Invoice 77',
  purpose: 'CONSULTING, INVOICE 77',
  beneficiary: {
    name: 'EXAMPLE INC.',
    code: '00-0000000',
    secondCode: '',
    account: '000123456789',
    country: '840',
    address: '',
  },
  addressParts: { town: 'New York', street: 'Example St', building: '1', postCode: '10005', region: 'NY' },
  beneficiaryBank: {
    ...EMPTY_BANK,
    swift: 'CHASUS33XXX',
    name: 'JPMORGAN CHASE BANK, N.A.',
    country: '840',
    correspondentAccount: '10907765',
    nationalCode: '021000021',
  },
  intermediaryBank: { ...EMPTY_BANK, swift: 'CITIUS33XXX', name: 'CITIBANK N.A.', country: '840' },
};

test('to America has a routing number that adds up and goes through the bank between', async () => {
  const { beneficiaryBank } = DOLLARS_TO_AMERICA;
  const wrong = { ...beneficiaryBank, nationalCode: '021000022' };
  const payment = { ...EUROS_ABROAD, ...DOLLARS_TO_AMERICA, number: nextNumber(), beneficiaryBank: wrong };
  expect(await desk.operator.refused(saveCurrencyPayment, { type: 2, payment })).toMatchObject({
    problems: [{ field: 'beneficiaryBank.nationalCode', key: 'invalidRoutingNumber' }],
  });
  const indian = { ...wrong, country: '356', nationalCode: 'SBIN1000001' };
  const toIndia = { ...payment, beneficiaryBank: indian };
  expect(await desk.operator.refused(saveCurrencyPayment, { type: 2, payment: toIndia })).toMatchObject({
    problems: [
      {
        field: 'beneficiaryBank.nationalCode',
        key: 'invalidNationalCode',
        params: { name: 'IFSC', sample: 'SBIN0000001' },
      },
    ],
  });
  const item = await save(DOLLARS_TO_AMERICA);
  await desk.signAndSend(item);
  await desk.run();
  // 12,345.67 × 41.50 = 512,345.305 hryvnias, of that 0.2 %.
  expect(await desk.changes()).toEqual({
    7001: '-1024.69',
    7002: '-12345.67',
    'nostro:840': '12345.67',
    'income:980': '1024.69',
  });
  const { steps } = await desk.operator.get(getPaymentTracking, { id: item.id });
  expect(steps.map(({ kind, bic }) => `${kind} ${bic}`)).toEqual([
    'sent SBXXUA2XXXX',
    'accepted CITIUS33XXX',
    'accepted CHASUS33XXX',
    'credited CHASUS33XXX',
  ]);
});

describe('of yens, which have no hundredths', () => {
  const TO_JAPAN = {
    ...EUROS_ABROAD,
    ...DOLLARS_TO_AMERICA,
    currencyCode: '392',
    debitAccountId: '7018',
    amount: '2000000.00',
    beneficiary: { ...EUROS_ABROAD.beneficiary, name: 'TEST SHOJI K.K.', account: '1234567', country: '392' },
    addressParts: { town: 'Tokyo', street: 'Marunouchi', building: '1-3-3', postCode: '100-8210', region: '' },
    beneficiaryBank: { ...EMPTY_BANK, swift: 'MHCBJPJT', name: 'MIZUHO BANK, LTD.', country: '392' },
    intermediaryBank: EMPTY_BANK,
  } as const;
  let owner: Person;
  beforeAll(async () => {
    owner = await new Person(desk.bank, 'director1').signIn();
    owner.actFor('1002');
  });

  async function execute(changes: { readonly amount: string; readonly feePayer: 'OUR' | 'BEN' }): Promise<void> {
    const payment = { ...TO_JAPAN, ...changes, number: nextNumber() };
    const item = toRef((await owner.get(saveCurrencyPayment, { type: 2, payment })).id, 2);
    expect(await sign(owner, [item])).toEqual([ok(item.id, 3)]);
    expect(await send(owner, item)).toEqual([ok(item.id, 4)]);
    await desk.run();
    // Wednesday after the cut-off; two working days and Tokyo's holiday make it Tuesday.
    expect(await desk.outcome(item)).toEqual([4, null]);
    await desk.bankDayAfter(5);
    expect(await desk.outcome(item)).toEqual([4, null]);
    await desk.bankDayAfter(6);
    expect(await desk.outcome(item)).toEqual([5, null]);
  }

  test('a fraction is refused, and whole ones leave with a fee counted for ten of them', async () => {
    const payment = { ...TO_JAPAN, number: nextNumber(), amount: '1000.50' };
    expect(await owner.refused(saveCurrencyPayment, { type: 2, payment })).toMatchObject({
      problems: [{ field: 'amount', key: 'incorrectAmount' }],
    });
    await execute({ amount: '2000000.00', feePayer: 'OUR' });
    // 2,000,000 ÷ 10 × 2.7830 = 556,600 hryvnias, of that 0.2 %.
    expect(await desk.changes()).toEqual({
      7010: '-1113.20',
      7018: '-2000000.00',
      'nostro:392': '2000000.00',
      'income:980': '1113.20',
      // Interest of a deposit.
      7003: '266.71',
      'income:978': '-266.71',
    });
    expect(
      await owner.get(makeCurrencyFee, { operation: 2, accountId: '7018', currencyCode: '392', amount: '2000000.00' }),
    ).toEqual({ fee: '1113.20' });
  });

  test('a fee that the beneficiary bears is kept back in whole ones', async () => {
    await execute({ amount: '10000.00', feePayer: 'BEN' });
    // 300 hryvnias ÷ 2.7830 × 10 = 1,077.97…
    expect(await desk.changes()).toEqual({
      7018: '-10000.00',
      'nostro:392': '8922.00',
      'position:392': '1078.00',
      'position:980': '-300.00',
      'income:980': '300.00',
    });
  });
});

test('abroad without a town in the address is stored and goes nowhere; parts of an address make its line', async () => {
  const { beneficiary } = EUROS_ABROAD;
  const payment = await save({ ...backed('10.00'), beneficiary: { ...beneficiary, address: 'P.O. Box 5' } });
  const refusal = [refused(payment.id, 'addressWithoutTown')];
  expect(await sign(desk.director, [payment])).toEqual(refusal);
  const parts = { town: 'Berlin', street: 'Teststrasse', building: '3', postCode: '10115', region: '' };
  await save({
    ...backed('10.00'),
    id: payment.id,
    beneficiary: { ...beneficiary, address: 'Elsewhere' },
    addressParts: parts,
  });
  const { payment: stored } = await desk.operator.get(getCurrencyPayment, { type: 2, id: payment.id });
  expect(stored.beneficiary.address).toBe('Teststrasse 3, 10115 Berlin');
  expect(stored.addressParts).toEqual(parts);
  await desk.signAndSend(payment);
  await desk.run();
  expect(await desk.changes()).toMatchObject({ 7003: '-10.00' });
});

test('within the bank reaches the customer; a fee above the minimum is a percentage, rounded once', async () => {
  await desk.signAndSend(await save({ amount: '5000.01' }, EUROS_WITHIN));
  await desk.run();
  // 5000.01 × 48.33 = 241,650.4833, of that 0.2 %.
  expect(await desk.changes()).toEqual({ 7001: '-483.30', 7003: '-5000.01', 7011: '5000.01', 'income:980': '483.30' });
});

test('whose fee the beneficiary bears reaches him less by the fee, in euros', async () => {
  await desk.signAndSend(await save({ feePayer: 'BEN' }, EUROS_WITHIN));
  await desk.run();
  // 300 hryvnias are 6.21 euros at 48.33.
  expect(await desk.changes()).toEqual({
    7003: '-1000.00',
    7011: '993.79',
    'position:978': '6.21',
    'position:980': '-300.00',
    'income:980': '300.00',
  });
});

test('that the fee would eat up is not stored; one stored before is refused and holds nothing any more', async () => {
  const eaten = { ...EUROS_WITHIN, feePayer: 'BEN' as const, amount: '6.21', number: nextNumber() };
  const reason = 'Комісія банку не менша за суму платежу';
  expect(await desk.operator.refused(saveCurrencyPayment, { type: 2, payment: eaten })).toMatchObject({
    problems: [{ field: 'amount', key: 'refusedByBank', params: { reason } }],
  });
  const payment = await save({ feePayer: 'BEN', amount: '6.22' }, EUROS_WITHIN);
  await desk.signAndSend(payment);
  const isPayment = eq(document.id, Number(payment.id));
  await desk.bank.services.db.queries.update(document).set({ amount: '6.21' }).where(isPayment);
  await desk.run();
  expect(await desk.outcome(payment)).toEqual([6, reason]);
  expect(await desk.changes()).toEqual({});
});

test.each([
  [
    'the beneficiary has no account in the currency',
    'UA443516070000026502999000007',
    'Рахунок отримувача відкрито в іншій валюті',
  ],
  [
    'the beneficiary’s account is closed',
    'UA963516070000026001999000003',
    'Рахунок отримувача відкрито в іншій валюті',
  ],
  ['the payer pays himself', 'UA603516070000026003999000001', 'Рахунок отримувача є рахунком платника'],
])('is refused when %s', async (_when, iban, reason) => {
  const payment = await save({ ...receivedAt(iban), amount: '10.00' }, EUROS_WITHIN);
  await desk.signAndSend(payment);
  await desk.run();
  expect(await desk.outcome(payment)).toEqual([6, reason]);
  expect(await desk.changes()).toEqual({});
});

test('to the account of a credit in euros lowers its debt, and no more than the debt is taken', async () => {
  const debt = async () =>
    (await desk.operator.get(listCreditDeals, {})).deals.find(({ number }) => number === 'КР-2025/03')?.principal;
  const principal = receivedAt('UA393516070000020638999000041');
  expect(await debt()).toBe('20000.00');
  await desk.signAndSend(await save({ ...principal, amount: '150.00' }, EUROS_WITHIN));
  await desk.run();
  expect(await debt()).toBe('19850.00');
  expect(await desk.changes()).toMatchObject({ 7003: '-150.00', 7017: '150.00' });
  await desk.bank.services.db.queries.update(creditDeal).set({ issued: '30250.00' }).where(isDeal);
  const tooMuch = await save({ ...principal, amount: '100.01' }, EUROS_WITHIN);
  await desk.signAndSend(tooMuch);
  await desk.run();
  expect(await desk.outcome(tooMuch)).toEqual([6, 'Сума платежу перевищує заборгованість за кредитним договором']);
  await desk.bank.services.db.queries.update(creditDeal).set({ issued: '50000.00' }).where(isDeal);
});

test('is not sent without money for its amount, nor without money for its fee', async () => {
  const tooMuch = await save({ amount: '8300.11' }, EUROS_WITHIN);
  const noFee = await save();
  await desk.signByBoth(tooMuch);
  await desk.signByBoth(noFee);
  expect(await send(desk.director, tooMuch)).toEqual([refused(tooMuch.id, 'insufficientFunds')]);
  const [row] = await desk.bank.services.db.queries.select().from(account).where(eq(account.id, 7001));
  await change(7001, { blockedAmount: row?.balance });
  expect(await send(desk.director, noFee)).toEqual([refused(noFee.id, 'insufficientFunds')]);
  await change(7001, { blockedAmount: '0.00' });
  expect(await desk.changes()).toEqual({});
});

test('is not signed once the account of its fee may not pay any more, and not executed either', async () => {
  const [unsigned, signed] = [await save(), await save()];
  await desk.signAndSend(signed);
  await change(7001, { paymentsAllowed: false });
  expect(await desk.run()).toEqual([{ id: Number(signed.id), status: 6 }]);
  await expect(desk.signByBoth(unsigned)).rejects.toThrow('accountNotAllowed');
  await change(7001, { paymentsAllowed: true });
  expect(await desk.changes()).toEqual({});
});

test('that was taken back frees its amount and its fee, and can be changed and sent again', async () => {
  const payment = await save();
  await desk.signAndSend(payment);
  expect(await recall(desk.director, payment)).toEqual([ok(payment.id, 0)]);
  expect(await desk.changes()).toEqual({});
  await save({ id: payment.id, ...backed('7.00') });
  await desk.signAndSend(payment);
  await desk.run();
  expect(await desk.changes()).toMatchObject({ 7003: '-7.00', 7001: '-300.00' });
});

test('a contract that one document uses up is not there for another that was saved before; taken back, it is again', async () => {
  // Contract 33 is over 9,000 euros.
  const partner = { name: 'SAMPLE TRADE SP. Z O.O.', country: '616', address: 'ul. Testowa 7, Warszawa' };
  const half = {
    ...backed('4500.01', '33'),
    addressParts: { ...EMPTY_ADDRESS, street: 'ul. Testowa', building: '7', town: 'Warszawa' },
    beneficiary: { ...EUROS_WITHIN.beneficiary, ...partner, account: 'DE89370400440532013000' },
  };
  await change(7003, { overdraftLimit: '9000.00' });
  const [one, two] = [await save(half), await save(half)];
  await desk.signByBoth(one);
  await desk.signByBoth(two);
  expect(await send(desk.director, one)).toEqual([ok(one.id, 4)]);
  expect(await send(desk.director, two)).toEqual([refused(two.id, 'contractExceeded')]);
  await recall(desk.director, one);
  expect(await send(desk.director, two)).toEqual([ok(two.id, 4)]);
  await recall(desk.director, two);
  await change(7003, { overdraftLimit: '0.00' });
});

test('two documents for the same rest of a contract, sent at the same moment: one goes', async () => {
  const partner = { name: 'SAMPLE TRADE SP. Z O.O.', country: '616', address: 'ul. Testowa 7, Warszawa' };
  const half = {
    ...backed('4500.01', '33'),
    addressParts: { ...EMPTY_ADDRESS, street: 'ul. Testowa', building: '7', town: 'Warszawa' },
    beneficiary: { ...EUROS_WITHIN.beneficiary, ...partner, account: 'DE89370400440532013000' },
  };
  await change(7003, { overdraftLimit: '9000.00' });
  const [one, two] = [await save(half), await save(half)];
  await desk.signByBoth(one);
  await desk.signByBoth(two);
  const verdicts = await Promise.all([send(desk.director, one), send(desk.director, two)]);
  expect(
    verdicts
      .flat()
      .map(({ errorCode }) => errorCode ?? 'sent')
      .sort(),
  ).toEqual(['contractExceeded', 'sent']);
  await recall(desk.director, one, two);
  await change(7003, { overdraftLimit: '0.00' });
});
