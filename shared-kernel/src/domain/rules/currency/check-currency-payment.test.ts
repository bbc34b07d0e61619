import type { ProblemKey } from '../../problem';
import { createEmptyPurpose } from '../../remittance';
import type { FeePayer } from '../../vocabulary';
import { EMPTY_PARTY } from '../../parties';
import { EMPTY_BANK } from './bank-part';
import { NO_BASIS } from './basis';
import { EMPTY_BENEFICIARY } from './beneficiary';
import { checkPaymentData, type CurrencyPaymentDraft } from './check-payment-data';
import { checkBeneficiaryData } from './check-beneficiary-data';
import {
  closed,
  DOLLAR_ACCOUNT,
  EURO_ACCOUNT,
  EXTERNAL_PAYMENT,
  OWN_PAYMENT,
  PAYMENT_CONTEXT,
  findPaymentProblems,
} from './testing';

const EMPTY: CurrencyPaymentDraft = {
  ...NO_BASIS,
  number: '',
  documentDate: '',
  valueDate: '',
  currencyCode: '',
  debitAccountId: '',
  amount: '',
  feePayer: null,
  kind: null,
  fundsSource: null,
  purpose: '',
  comment: '',
  requestId: '',
  beneficiary: EMPTY_BENEFICIARY,
  beneficiaryBank: EMPTY_BANK,
  intermediaryBank: EMPTY_BANK,
};

describe('checkCurrencyPayment', () => {
  it('finds nothing wrong with a payment to another bank, nor with one within the bank', () => {
    expect(findPaymentProblems(EXTERNAL_PAYMENT)).toEqual([]);
    expect(findPaymentProblems(OWN_PAYMENT)).toEqual([]);
  });

  it('names every empty field of an empty form, in the order of the form', () => {
    expect(findPaymentProblems(EMPTY, {}, { debitAccount: null })).toEqual([
      { field: 'number', key: 'emptyField' },
      { field: 'documentDate', key: 'incorrectPDate' },
      { field: 'currencyCode', key: 'emptyField' },
      { field: 'debitAccountId', key: 'chooseDebitAccount' },
      { field: 'amount', key: 'incorrectAmount' },
      { field: 'feePayer', key: 'emptyField' },
      { field: 'kind', key: 'emptyField' },
      { field: 'fundsSource', key: 'emptyField' },
      { field: 'purpose', key: 'emptyField' },
      { field: 'beneficiary.name', key: 'emptyField' },
      { field: 'beneficiary.account', key: 'emptyField' },
      { field: 'beneficiary.country', key: 'emptyField' },
      { field: 'beneficiaryBank.swift', key: 'emptyField' },
      { field: 'beneficiaryBank.name', key: 'emptyField' },
      { field: 'beneficiaryBank.country', key: 'emptyField' },
    ]);
  });

  it('finds nothing wrong at all upper borders at once', () => {
    const payment = {
      number: '9999999999',
      documentDate: '2026-06-15',
      valueDate: '',
      amount: '999999999.99',
      purpose: 'P'.repeat(200),
      comment: 'Ї'.repeat(200),
      basis: 'other',
      contracts: [],
      basisText: 'Т'.repeat(60),
      beneficiary: {
        ...EXTERNAL_PAYMENT.beneficiary,
        name: 'N'.repeat(140),
        address: 'A'.repeat(120),
        code: '1'.repeat(35),
        secondCode: '2'.repeat(35),
      },
    } as const;
    expect(findPaymentProblems(EXTERNAL_PAYMENT, payment)).toEqual([]);
  });

  it.each<[Partial<CurrencyPaymentDraft>, string, ProblemKey]>([
    [{ number: 'A-1' }, 'number', 'incorrectNumber'],
    [{ documentDate: '2026-07-16' }, 'documentDate', 'incorrectPDate'],
    [{ documentDate: '2026-06-14' }, 'documentDate', 'incorrectPDate'],
    [{ valueDate: '2026-07-14' }, 'valueDate', 'incorrectVDate'],
    [{ valueDate: '2026-07-26' }, 'valueDate', 'incorrectVDate'],
    [{ amount: '0.00' }, 'amount', 'lessThan1'],
    [{ amount: '1000000000' }, 'amount', 'tooMuch'],
    [{ amount: '1.234' }, 'amount', 'incorrectAmount'],
    [{ feePayer: null }, 'feePayer', 'emptyField'],
    [{ fundsSource: null }, 'fundsSource', 'emptyField'],
    [{ kind: null }, 'kind', 'emptyField'],
    [{ purpose: 'ok' }, 'purpose', 'tooShortPpurp'],
    [{ purpose: ' ok  ' }, 'purpose', 'tooShortPpurp'],
    [{ purpose: 'Pay\u202ement' }, 'purpose', 'forbiddenCharacters'],
  ])('refuses %j', (changes, field, key) => {
    expect(findPaymentProblems({ ...EXTERNAL_PAYMENT, basis: 'other', basisText: 'x' }, changes)).toEqual([
      { field, key },
    ]);
  });

  it('tells by how much a purpose is too long', () => {
    const payment = { ...EXTERNAL_PAYMENT, basis: 'other', basisText: 'x' } as const;
    expect(findPaymentProblems(payment, { purpose: 'P'.repeat(234) })).toEqual([
      { field: 'purpose', key: 'tooLongPpurp', params: { length: '234', max: '200' } },
    ]);
  });

  it('names the limit of a comment that is too long', () => {
    const tooLong = { field: 'comment', key: 'tooLongText', params: { length: '201', max: '200' } };
    expect(findPaymentProblems(EXTERNAL_PAYMENT, { comment: 'c'.repeat(201) })).toEqual([tooLong]);
  });

  it('takes a purpose of three letters, in Ukrainian too', () => {
    expect(findPaymentProblems(EXTERNAL_PAYMENT, { purpose: 'тов' })).toEqual([]);
  });

  it('takes open value dates up to ten days ahead, and names the nearest one instead of a Saturday', () => {
    expect(findPaymentProblems(EXTERNAL_PAYMENT, { valueDate: '2026-07-24' })).toEqual([]);
    expect(findPaymentProblems(EXTERNAL_PAYMENT, { valueDate: '2026-07-25' })).toEqual([
      { field: 'valueDate', key: 'closedValueDate', params: { next: '24.07.2026' } },
    ]);
  });

  it('refuses an amount that the fee would eat up, where the beneficiary bears it', () => {
    const reason = 'Комісія банку не менша за суму платежу';
    const eaten = [{ field: 'amount', key: 'refusedByBank', params: { reason, refusal: 'feeAboveSum' } }];
    const of = (amount: string, feePayer: FeePayer, withheldFee = '6.21') =>
      findPaymentProblems(OWN_PAYMENT, { amount, feePayer }, { withheldFee });
    expect(of('6,21', 'BEN')).toEqual(eaten);
    expect(of('5', 'BEN')).toEqual(eaten);
    expect(of('6.22', 'BEN')).toEqual([]);
    expect(of('6.21', 'SHA')).toEqual([]);
    expect(findPaymentProblems(OWN_PAYMENT, { amount: '0.01', feePayer: 'BEN' })).toEqual([]);
  });

  it('takes yen only whole', () => {
    const yen = { currencyCode: '392', basis: 'other', basisText: 'x' } as const;
    const context = { debitAccount: { ...EURO_ACCOUNT, currencyCode: '392' } };
    expect(findPaymentProblems(EXTERNAL_PAYMENT, { ...yen, amount: '100' }, context)).toEqual([]);
    const wrong = [{ field: 'amount', key: 'incorrectAmount' }];
    expect(findPaymentProblems(EXTERNAL_PAYMENT, { ...yen, amount: '100.50' }, context)).toEqual(wrong);
  });
});

describe('the currency and the account of a payment', () => {
  it.each(['980', 'EUR', '97'])('refuse %s: no foreign currency', (currencyCode) => {
    const debitAccount = { ...EURO_ACCOUNT, currencyCode };
    const problems = findPaymentProblems(OWN_PAYMENT, { currencyCode }, { debitAccount });
    expect(problems).toEqual([{ field: 'currencyCode', key: 'currencyNotOffered' }]);
  });

  it('take a currency that is no longer offered from an account that holds it', () => {
    const debitAccount = { ...EURO_ACCOUNT, currencyCode: '643' };
    expect(findPaymentProblems(OWN_PAYMENT, { currencyCode: '643' }, { debitAccount })).toEqual([]);
  });

  it.each([
    ['in another currency', DOLLAR_ACCOUNT],
    ['that is closed', closed(EURO_ACCOUNT)],
    ['that may not pay', { ...EURO_ACCOUNT, paymentsAllowed: false }],
  ])('refuse an account %s', (_, debitAccount) => {
    const problems = findPaymentProblems(EXTERNAL_PAYMENT, {}, { debitAccount });
    expect(problems).toEqual([{ field: 'debitAccountId', key: 'accountNotAllowed' }]);
  });

  it('leave the funds to a warning', () => {
    expect(findPaymentProblems(OWN_PAYMENT, {}, { debitAccount: { ...EURO_ACCOUNT, available: '0.00' } })).toEqual([]);
  });
});

describe('the steps of the form', () => {
  it('share the problems out: payment data, then receiver data', () => {
    const broken = { ...EXTERNAL_PAYMENT, number: '', beneficiary: { ...EXTERNAL_PAYMENT.beneficiary, name: '' } };
    expect(checkPaymentData(broken, PAYMENT_CONTEXT)).toEqual([{ field: 'number', key: 'emptyField' }]);
    expect(checkBeneficiaryData(broken, PAYMENT_CONTEXT)).toEqual([{ field: 'beneficiary.name', key: 'emptyField' }]);
    expect(findPaymentProblems(broken).map(({ field }) => field)).toEqual(['number', 'beneficiary.name']);
  });
});

describe('the parts of a payment', () => {
  it('are checked under their own names', () => {
    const fields = findPaymentProblems(EXTERNAL_PAYMENT, {
      structuredPurpose: createEmptyPurpose('budget'),
      ultimateDebtor: { ...EMPTY_PARTY, name: 'Somebody' },
      ultimateCreditor: { ...EMPTY_PARTY, name: 'Somebody' },
    }).map(({ field }) => field);
    expect([...new Set(fields.map((field) => field.split('.')[0]))]).toEqual([
      'structuredPurpose',
      'ultimateDebtor',
      'ultimateCreditor',
    ]);
  });

  it('ask more of an actual payer above 400,000.00 hryvnias, once the rate is known', () => {
    const changes = { ultimateDebtor: { ...EMPTY_PARTY, name: 'Somebody' } };
    const findProblems = (hryvniaEquivalent?: string) =>
      findPaymentProblems(EXTERNAL_PAYMENT, changes, hryvniaEquivalent ? { hryvniaEquivalent } : {}).length;
    expect(findProblems('400000.00')).toBe(findProblems());
    expect(findProblems('400000.01')).toBeGreaterThan(findProblems());
  });
});
