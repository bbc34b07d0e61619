import type { Problem } from '../../problem';
import { checkCreditApplication, type CreditApplicationDraft } from './applications';

const CREDIT: CreditApplicationDraft = {
  currencyCode: '980',
  amount: '1 000 000,00',
  term: '36',
  purpose: 'Поповнення обігових коштів',
  collateral: '',
  scheme: 'annuity',
  attachments: [],
  hasAgreed: true,
};
const ofCredit = (changes: Partial<CreditApplicationDraft>) => checkCreditApplication({ ...CREDIT, ...changes });
describe.each<
  [string, number, (changes: { currencyCode?: string; amount?: string; term?: string }) => readonly Problem[]]
>([['a credit', 120, ofCredit]])('an application for %s', (_, longest, check) => {
  it('that keeps every rule has no problem', () => {
    expect(check({})).toEqual([]);
  });

  it.each(['1', String(longest)])('may run for %s months', (term) => {
    expect(check({ term })).toEqual([]);
  });

  it.each(['', '0', '-1', '1.5', 'рік', '1000', String(longest + 1)])('with the term "%s" is refused', (term) => {
    expect(check({ term })).toEqual([{ field: 'term', key: 'incorrectTerm', params: { max: String(longest) } }]);
  });

  it('is made in a currency of the bank, to its decimals', () => {
    expect(check({ currencyCode: '392', amount: '1000' })).toEqual([]);
    expect(check({ currencyCode: '392', amount: '999.50' })).toEqual([{ field: 'amount', key: 'incorrectAmount' }]);
    expect(check({ currencyCode: '643' })).toEqual([{ field: 'currencyCode', key: 'fillThisField' }]);
    expect(check({ currencyCode: '' })[0]).toEqual({ field: 'currencyCode', key: 'fillThisField' });
  });

  it.each([
    ['', 'incorrectAmount'],
    ['0', 'lessThan1'],
    ['1000000000', 'tooMuch'],
  ])('with the amount "%s" has the problem %s', (amount, key) => {
    expect(check({ amount })).toEqual([{ field: 'amount', key }]);
  });
});

describe('an application for a credit', () => {
  it('says what the credit is for, in at most 420 characters', () => {
    expect(ofCredit({ purpose: ' ' })).toEqual([{ field: 'purpose', key: 'emptyField' }]);
    expect(ofCredit({ purpose: 'Я'.repeat(420) })).toEqual([]);
    expect(ofCredit({ purpose: 'Я'.repeat(421) })).toEqual([
      { field: 'purpose', key: 'tooLongText', params: { length: '421', max: '420' } },
    ]);
  });

  it('may say what secures it, in at most 420 characters', () => {
    expect(ofCredit({ collateral: 'Я'.repeat(420) })).toEqual([]);
    expect(ofCredit({ collateral: 'Я'.repeat(421) })).toEqual([
      { field: 'collateral', key: 'tooLongText', params: { length: '421', max: '420' } },
    ]);
  });
});
