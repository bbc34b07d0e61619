import type { ProblemKey } from '../../problem';
import { RateType } from '../../vocabulary';
import { VALID_ACCOUNT } from '../testing';
import { NO_BASIS } from './basis';
import type { CurrencyRequestDraft } from './check-currency-request';
import {
  BUY_REQUEST,
  closed,
  CONVERT_REQUEST,
  DISTRIBUTION_IBAN,
  DOLLAR_ACCOUNT,
  EURO_ACCOUNT,
  FINANCIAL_IBAN,
  findRequestProblems,
  SALE_REQUEST,
  SPECIAL_IBAN,
  TARGETED_IBAN,
} from './testing';

const REQUESTS = [
  ['buy', BUY_REQUEST],
  ['sale', SALE_REQUEST],
  ['convert', CONVERT_REQUEST],
] as const;

describe('checkCurrencyRequest', () => {
  it.each(REQUESTS)('finds nothing wrong with a request to %s', (_, request) => {
    expect(findRequestProblems(request)).toEqual([]);
  });

  it('names every empty field of an empty request, in the order of the form', () => {
    const empty = {
      ...NO_BASIS,
      number: '',
      documentDate: '',
      currencyCode: '',
      targetCurrencyCode: '',
      debitAccountId: '',
      restAccountId: '',
      creditAccountId: '',
      amount: '',
      rateType: null,
    };
    const same = ['number', 'documentDate', 'currencyCode'];
    const fields = (request: CurrencyRequestDraft) => findRequestProblems(request, empty).map(({ field }) => field);
    expect(fields(BUY_REQUEST)).toEqual([
      ...same,
      'debitAccountId',
      'restAccountId',
      'creditAccountId',
      'amount',
      'rateType',
      'basis',
    ]);
    expect(fields(SALE_REQUEST)).toEqual([...same, 'debitAccountId', 'creditAccountId', 'amount', 'rateType']);
    expect(fields(CONVERT_REQUEST)).toEqual([
      ...same,
      'targetCurrencyCode',
      'debitAccountId',
      'creditAccountId',
      'amount',
      'rateType',
    ]);
    expect(findRequestProblems(BUY_REQUEST, empty).map(({ key }) => key)).toEqual([
      'emptyField',
      'incorrectPDate',
      'emptyField',
      'chooseDebitAccount',
      'emptyField',
      'emptyField',
      'incorrectAmount',
      'emptyField',
      'emptyField',
    ]);
  });

  it.each<[Partial<CurrencyRequestDraft>, string, ProblemKey]>([
    [{ number: '12345678901' }, 'number', 'tooLongNumber'],
    [{ documentDate: '2026-07-16' }, 'documentDate', 'incorrectPDate'],
    [{ valueDate: '2026-07-26' }, 'valueDate', 'incorrectVDate'],
    [{ amount: '0' }, 'amount', 'lessThan1'],
    [{ purpose: 'ok' }, 'purpose', 'tooShortPpurp'],
  ])('refuses %j', (changes, field, key) => {
    expect(findRequestProblems(SALE_REQUEST, changes)).toEqual([{ field, key }]);
  });

  it('tells by how much a purpose is too long', () => {
    expect(findRequestProblems(SALE_REQUEST, { purpose: 'P'.repeat(234) })).toEqual([
      { field: 'purpose', key: 'tooLongPpurp', params: { length: '234', max: '200' } },
    ]);
  });

  it('needs no purpose, and takes one', () => {
    expect(findRequestProblems(SALE_REQUEST, { purpose: '' })).toEqual([]);
    expect(findRequestProblems(SALE_REQUEST, { purpose: 'Заробітна плата' })).toEqual([]);
  });

  it('of a purchase asks no more than the contracts give', () => {
    const amount = '500.01';
    expect(findRequestProblems(BUY_REQUEST, { amount, contracts: [{ contractId: '31', amount }] })).toEqual([
      { field: 'contracts.amounts', key: 'contractExceeded', params: { number: 'EXP-2026/01', rest: '500.00' } },
    ]);
  });
});

describe('the target of a conversion', () => {
  it.each<[string, ProblemKey]>([
    ['', 'emptyField'],
    ['980', 'currencyNotOffered'],
    ['978', 'sameCurrency'],
  ])('is not %j', (targetCurrencyCode, key) => {
    const creditAccount = { ...DOLLAR_ACCOUNT, currencyCode: targetCurrencyCode };
    const problems = findRequestProblems(CONVERT_REQUEST, { targetCurrencyCode }, { creditAccount });
    expect(problems).toEqual([{ field: 'targetCurrencyCode', key }]);
  });

  it('is asked of no other request', () => {
    expect(findRequestProblems(SALE_REQUEST, { targetCurrencyCode: '978' })).toEqual([]);
  });
});

describe('the rate of a request', () => {
  const OWN_RATES = [RateType.notHigher, RateType.notLower, RateType.desired];

  it.each(OWN_RATES)('of type %d needs the customer’s own, above zero', (rateType) => {
    const findProblems = (customerRate: string) => findRequestProblems(SALE_REQUEST, { rateType, customerRate });
    for (const rate of ['41.5', '41,5000', '0.000001', '999999', '41.123456']) expect(findProblems(rate)).toEqual([]);
    expect(findProblems('')).toEqual([{ field: 'customerRate', key: 'emptyField' }]);
    for (const rate of ['0', '0.00', '-1', '1e3', '41.1234567', '1000000', 'сорок', '.5', '41.', '４1', ' 41'])
      expect([rate, findProblems(rate)]).toEqual([rate, [{ field: 'customerRate', key: 'incorrectRate' }]]);
  });

  it('of the bank needs none, and does not look at one left over', () => {
    expect(findRequestProblems(SALE_REQUEST, { rateType: RateType.bank, customerRate: '?' })).toEqual([]);
  });

  it('not chosen is one problem, not two', () => {
    const problems = findRequestProblems(SALE_REQUEST, { rateType: null, customerRate: '?' });
    expect(problems).toEqual([{ field: 'rateType', key: 'emptyField' }]);
  });
});

describe('the accounts of a purchase', () => {
  const refused = (field: string) => [{ field, key: 'accountNotAllowed' }];

  it.each([
    ['2600', VALID_ACCOUNT.iban, true],
    ['2650', FINANCIAL_IBAN, true],
    ['2603', DISTRIBUTION_IBAN, false],
    ['2604', TARGETED_IBAN, false],
  ])('take hryvnias from %s: %s (%s)', (_, iban, isTaken) => {
    const problems = findRequestProblems(BUY_REQUEST, {}, { debitAccount: { ...VALID_ACCOUNT, iban } });
    expect(problems).toEqual(isTaken ? [] : refused('debitAccountId'));
  });

  it('take them in hryvnias only, from an open account', () => {
    expect(findRequestProblems(BUY_REQUEST, {}, { debitAccount: EURO_ACCOUNT })).toEqual(refused('debitAccountId'));
    expect(findRequestProblems(BUY_REQUEST, {}, { debitAccount: closed(VALID_ACCOUNT) })).toEqual(
      refused('debitAccountId'),
    );
  });

  it('return the rest to a hryvnia account of the company', () => {
    expect(findRequestProblems(BUY_REQUEST, {}, { restAccount: EURO_ACCOUNT })).toEqual(refused('restAccountId'));
    expect(findRequestProblems(BUY_REQUEST, {}, { restAccount: null })).toEqual(refused('restAccountId'));
    expect(findRequestProblems(SALE_REQUEST, { restAccountId: 'x' }, { restAccount: EURO_ACCOUNT })).toEqual([]);
  });
});

describe('the account that is credited', () => {
  const refused = [{ field: 'creditAccountId', key: 'accountNotAllowed' }];

  it.each([
    ['of a purchase is in the currency bought', BUY_REQUEST, EURO_ACCOUNT, DOLLAR_ACCOUNT],
    ['of a sale is in hryvnias', SALE_REQUEST, VALID_ACCOUNT, EURO_ACCOUNT],
    ['of a conversion is in the target currency', CONVERT_REQUEST, DOLLAR_ACCOUNT, EURO_ACCOUNT],
  ])('%s', (_, request, right, wrong) => {
    expect(findRequestProblems(request, {}, { creditAccount: right })).toEqual([]);
    expect(findRequestProblems(request, {}, { creditAccount: wrong })).toEqual(refused);
    expect(findRequestProblems(request, {}, { creditAccount: closed(right) })).toEqual(refused);
    expect(findRequestProblems(request, {}, { creditAccount: null })).toEqual(refused);
    expect(findRequestProblems(request, {}, { creditAccount: { ...right, iban: SPECIAL_IBAN } })).toEqual(refused);
    expect(findRequestProblems(request, {}, { creditAccount: { ...right, iban: TARGETED_IBAN } })).toEqual(refused);
    expect(findRequestProblems(request, {}, { creditAccount: { ...right, iban: DISTRIBUTION_IBAN } })).toEqual([]);
  });
});

describe('the account that a sale or a conversion takes from', () => {
  it.each([SALE_REQUEST, CONVERT_REQUEST])('is in the currency given away, whatever its kind', (request) => {
    const refused = [{ field: 'debitAccountId', key: 'accountNotAllowed' }];
    expect(findRequestProblems(request, {}, { debitAccount: { ...EURO_ACCOUNT, iban: DISTRIBUTION_IBAN } })).toEqual(
      [],
    );
    expect(findRequestProblems(request, {}, { debitAccount: VALID_ACCOUNT })).toEqual(refused);
    expect(findRequestProblems(request, {}, { debitAccount: closed(EURO_ACCOUNT) })).toEqual(refused);
  });
});
