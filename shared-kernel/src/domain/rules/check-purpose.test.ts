import type { ProblemKey } from '../problem';
import { buildPurposeText } from '../remittance';
import { canSwitchToBudget, checkPurpose } from './check-purpose';
import { findProblems } from './testing';

const BUDGET = { kind: 'budget', paymentKindCode: '101', taxNotice: '', additionalInfo: 'Я'.repeat(140) } as const;

describe('a purpose text', () => {
  it.each<[string, number, boolean, ProblemKey | null]>([
    ['without the VAT mark', 420, false, null],
    ['without the VAT mark', 421, false, 'tooLongPpurp'],
    ['with the VAT mark', 160, true, null],
    ['with the VAT mark', 161, true, 'tooLongPpurp'],
  ])('%s of %d characters: the mark is %s, the problem %s', (_, length, isVatIncluded, key) => {
    expect(checkPurpose({ purpose: 'Я'.repeat(length), isVatIncluded })).toBe(key);
    const params = { length: String(length), max: String(length - 1) };
    expect(findProblems({ purpose: 'Я'.repeat(length), isVatIncluded })).toEqual(
      key ? [{ field: 'purpose', key, params }] : [],
    );
  });

  it('is needed, with the VAT mark and without', () => {
    expect([checkPurpose({ purpose: '' }), checkPurpose({ purpose: '', isVatIncluded: true })]).toEqual([
      'emptyField',
      'emptyField',
    ]);
  });

  it.each<[number, ProblemKey | null]>([
    [140, null],
    [141, 'tooLongPpurp'],
  ])('of %d characters beside a structured purpose has the problem %s', (length, key) => {
    expect(checkPurpose({ purpose: 'Я'.repeat(length), structuredPurpose: BUDGET })).toBe(key);
  });

  it('made of a structured purpose may be longer by the code', () => {
    const purpose = buildPurposeText(BUDGET);
    expect([purpose.length, checkPurpose({ purpose, structuredPurpose: BUDGET })]).toEqual([144, null]);
    expect(checkPurpose({ purpose, structuredPurpose: { ...BUDGET, paymentKindCode: '109' } })).toBe('tooLongPpurp');
  });

  it('beside a structured purpose that is none is as long as any', () => {
    expect(checkPurpose({ purpose: 'Я'.repeat(420), structuredPurpose: { kind: 'none' } })).toBeNull();
    expect(checkPurpose({ purpose: 'Я'.repeat(161), structuredPurpose: { kind: 'none' }, isVatIncluded: true })).toBe(
      'tooLongPpurp',
    );
  });
});

describe('the budget mark', () => {
  it.each([
    [0, true],
    [140, true],
    [141, false],
  ])('beside a purpose of %d characters may be turned on: %s', (length, may) => {
    expect(canSwitchToBudget('Я'.repeat(length))).toBe(may);
  });
});
