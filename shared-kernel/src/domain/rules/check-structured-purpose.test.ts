import type { ProblemKey } from '../problem';
import { createEmptyPurpose, type StructuredPurpose, type TaxLine } from '../remittance';
import { checkStructuredPurpose, checkTaxLine, getDistributionState } from './check-structured-purpose';
import { findProblems } from './testing';

const TREASURY = 'UA308999980310001000000000001';
const TAX_ACCOUNT = 'UA418999980314841496578039516';

const BUDGET = { kind: 'budget', paymentKindCode: '101', taxNotice: '', additionalInfo: 'ЄСВ за червень' } as const;
const RENT = { kind: 'stateProperty', budgetCode: '22080300', additionalInfo: 'Оренда за червень' } as const;
const LINE: TaxLine = { category: '101', account: TAX_ACCOUNT, amount: '60.00', additionalInfo: 'ПДФО' };
const REST: TaxLine = { ...LINE, amount: '40.00' };

const check = (purpose: StructuredPurpose, amount = '100.00') => checkStructuredPurpose(purpose, amount);
const ofLines = (...taxLines: readonly TaxLine[]) => check({ kind: 'singleAccount', taxLines });
const ofLine = (changes: Partial<TaxLine>) => ofLines({ ...LINE, ...changes }, REST);
/** Expects a text too long by one character. */
const expected = (field: string, key: ProblemKey | null, max: number) =>
  key === null ? [] : [{ field, key, params: { length: String(max + 1), max: String(max) } }];

describe('a structured purpose that keeps every rule', () => {
  it.each<[string, StructuredPurpose]>([
    ['none', { kind: 'none' }],
    ['to the budget', BUDGET],
    ['for rent', RENT],
    ['a distribution', { kind: 'singleAccount', taxLines: [LINE, REST] }],
  ])('has no problem: %s', (_, purpose) => {
    expect(check(purpose)).toEqual([]);
  });
});

describe('a purpose to the budget', () => {
  it('needs a payment kind and information', () => {
    expect(check(createEmptyPurpose('budget'))).toEqual([
      { field: 'paymentKindCode', key: 'sep4.spp.emptyType' },
      { field: 'additionalInfo', key: 'sep4.spp.emptyAddtlInf' },
    ]);
  });

  it.each<[length: number, key: ProblemKey | null]>([
    [1, null],
    [140, null],
    [141, 'sep4.spp.addtlInfTooLong'],
  ])('with information of %d characters has the problem %s', (length, key) => {
    expect(check({ ...BUDGET, additionalInfo: 'Я'.repeat(length) })).toEqual(expected('additionalInfo', key, 140));
  });

  it.each<[length: number, key: ProblemKey | null]>([
    [35, null],
    [36, 'tooLongText'],
  ])('with a payment kind of %d characters has the problem %s', (length, key) => {
    expect(check({ ...BUDGET, paymentKindCode: '1'.repeat(length) })).toEqual(expected('paymentKindCode', key, 35));
  });

  it.each<[length: number, key: ProblemKey | null]>([
    [0, null],
    [139, null],
    [140, 'tooLongText'],
  ])('with a tax notice of %d characters has the problem %s', (length, key) => {
    expect(check({ ...BUDGET, taxNotice: 'Я'.repeat(length) })).toEqual(expected('taxNotice', key, 139));
  });

  it.each(['paymentKindCode', 'taxNotice', 'additionalInfo'])(
    'is refused with an invisible character in %s',
    (name) => {
      expect(check({ ...BUDGET, [name]: '1\u200b' })).toMatchObject([{ key: 'forbiddenCharacters' }]);
    },
  );
});

describe('a purpose for rent of state property', () => {
  it('needs a budget code and information', () => {
    expect(check(createEmptyPurpose('stateProperty'))).toEqual([
      { field: 'budgetCode', key: 'sep4.spp.emptyType' },
      { field: 'additionalInfo', key: 'sep4.spp.emptyAddtlInf' },
    ]);
  });

  it.each<[length: number, key: ProblemKey | null]>([
    [140, null],
    [141, 'sep4.spp.addtlInfTooLong'],
  ])('with information of %d characters has the problem %s', (length, key) => {
    expect(check({ ...RENT, additionalInfo: 'Я'.repeat(length) })).toEqual(expected('additionalInfo', key, 140));
  });

  it.each<[length: number, key: ProblemKey | null]>([
    [35, null],
    [36, 'tooLongText'],
  ])('with a budget code of %d characters has the problem %s', (length, key) => {
    expect(check({ ...RENT, budgetCode: '2'.repeat(length) })).toEqual(expected('budgetCode', key, 35));
  });
});

describe('a distribution of taxes', () => {
  it('needs at least one tax', () => {
    expect(ofLines()).toEqual([{ field: 'taxLines', key: 'sep4.spp.noTaxesAdded' }]);
  });

  it.each<[amount: string, key: ProblemKey]>([
    ['', 'sep4.spp.emptyAmount'],
    ['0.00', 'lessThan1'],
    ['60.001', 'incorrectAmount'],
    ['1000000000.00', 'tooMuch'],
  ])('with a tax of "%s" has the problem %s under that line, and its sum is not compared', (amount, key) => {
    expect(ofLine({ amount })).toEqual([{ field: 'taxLines.0.amount', key }]);
    expect(ofLines(LINE, { ...REST, amount })).toEqual([{ field: 'taxLines.1.amount', key }]);
  });

  it.each<[account: string, key: ProblemKey]>([
    ['', 'emptyField'],
    ['UA41899998031484149657803951', 'invalidIban'],
    ['DE418999980314841496578039516', 'nonUkrainianIban'],
    ['UA418999980314841496578039517', 'invalidIban'],
  ])('to the account "%s" has the problem %s', (account, key) => {
    expect(ofLine({ account })).toEqual([{ field: 'taxLines.0.account', key }]);
  });

  it.each<[length: number, key: ProblemKey | null]>([
    [0, null],
    [139, null],
    [140, 'tooLongText'],
  ])('with a category of %d characters has the problem %s', (length, key) => {
    expect(ofLine({ category: 'Я'.repeat(length) })).toEqual(expected('taxLines.0.category', key, 139));
  });

  it.each<[length: number, key: ProblemKey | null]>([
    [0, null],
    [140, null],
    [141, 'sep4.spp.addtlInfTooLong'],
  ])('with information of %d characters has the problem %s', (length, key) => {
    expect(ofLine({ additionalInfo: 'Я'.repeat(length) })).toEqual(expected('taxLines.0.additionalInfo', key, 140));
  });

  it.each([
    ['100.00', '100'],
    ['100.00', '100,00'],
  ])('makes up the payment of %s also when that was typed as %s', (_, amount) => {
    expect(check({ kind: 'singleAccount', taxLines: [LINE, REST] }, amount)).toEqual([]);
  });

  it.each(['99.99', '100.01'])('that makes 100.00 is refused for a payment of %s, to the kopeck', (amount) => {
    const params = { sum: '100.00', amount };
    expect(check({ kind: 'singleAccount', taxLines: [LINE, REST] }, amount)).toEqual([
      { field: 'taxLines', key: 'sep4.spp.inconsistentTaxAmount', params },
    ]);
  });

  it('is added up exactly: 0.10 and 0.20 make 0.30', () => {
    const taxLines = ['0.10', '0.20'].map((amount) => ({ ...LINE, amount }));
    expect(check({ kind: 'singleAccount', taxLines }, '0.30')).toEqual([]);
  });

  it('is not compared with an amount that is none: that has its own problem', () => {
    expect(check({ kind: 'singleAccount', taxLines: [LINE] }, 'сто')).toEqual([]);
  });

  it('has at most 50 taxes', () => {
    const many = (count: number) => ({
      kind: 'singleAccount' as const,
      taxLines: Array<TaxLine>(count).fill({ ...LINE, amount: '1.00' }),
    });
    expect(check(many(50), '50.00')).toEqual([]);
    expect(check(many(51), '51.00')).toEqual([{ field: 'taxLines', key: 'tooManyTaxLines', params: { max: '50' } }]);
  });

  it('names the problems of all lines, and then that of the sum', () => {
    const keys = ofLines({ ...LINE, category: 'Я'.repeat(140) }, { ...LINE, account: '' }).map(({ field, key }) => [
      field,
      key,
    ]);
    expect(keys).toEqual([
      ['taxLines.0.category', 'tooLongText'],
      ['taxLines.1.account', 'emptyField'],
      ['taxLines', 'sep4.spp.inconsistentTaxAmount'],
    ]);
  });
});

describe('a hryvnia payment to the Treasury', () => {
  const purpose = '101 ЄСВ за червень';

  it.each<[string, StructuredPurpose | undefined]>([
    ['is not given', undefined],
    ['is none', { kind: 'none' }],
  ])('is refused when its structured purpose %s', (_, structuredPurpose) => {
    expect(findProblems({ creditIban: TREASURY, structuredPurpose })).toEqual([
      { field: 'structuredPurpose', key: 'sep4.spp.fillSpp' },
    ]);
  });

  it('is allowed with a structured purpose that keeps the rules', () => {
    expect(findProblems({ creditIban: TREASURY, purpose, structuredPurpose: BUDGET })).toEqual([]);
  });

  it('names the problems of its structured purpose below the field of the payment', () => {
    const structuredPurpose = { ...BUDGET, paymentKindCode: '' };
    expect(findProblems({ creditIban: TREASURY, purpose, structuredPurpose })).toEqual([
      { field: 'structuredPurpose.paymentKindCode', key: 'sep4.spp.emptyType' },
    ]);
    const taxLines = [{ ...LINE, amount: '' }];
    expect(
      findProblems({ creditIban: TREASURY, purpose, structuredPurpose: { kind: 'singleAccount', taxLines } }),
    ).toEqual([{ field: 'structuredPurpose.taxLines.0.amount', key: 'sep4.spp.emptyAmount' }]);
  });
});

describe('a tax line without its tick', () => {
  it('is refused however right it is, and what is wrong in it is told too', () => {
    expect(ofLines({ ...LINE, isOpen: true }, REST)).toEqual([{ field: 'taxLines.0', key: 'unsavedTaxLine' }]);
    expect(ofLines(LINE, { ...REST, amount: '', isOpen: true })).toEqual([
      { field: 'taxLines.1.amount', key: 'sep4.spp.emptyAmount' },
      { field: 'taxLines.1', key: 'unsavedTaxLine' },
    ]);
  });

  it('is checked by itself under its own names before it gets one', () => {
    expect(checkTaxLine({ ...LINE, isOpen: true })).toEqual([]);
    expect(checkTaxLine({ ...LINE, account: '' })).toEqual([{ field: 'account', key: 'emptyField' }]);
  });
});

describe('a distribution beside the payment', () => {
  it.each([
    ['100', '0.00'],
    ['160,50', '60.50'],
    ['99.99', '-0.01'],
  ])('of 100 leaves of %s the rest %s', (amount, rest) => {
    expect(getDistributionState([LINE, REST], amount)).toMatchObject({ sum: '100.00', rest });
  });

  it('cannot be told while an amount is missing', () => {
    expect(getDistributionState([LINE], '')).toBeNull();
    expect(getDistributionState([LINE, { ...REST, amount: '' }], '100')).toBeNull();
  });
});
