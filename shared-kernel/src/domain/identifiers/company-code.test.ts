import fc from 'fast-check';
import * as companies from 'stdnum/lib/cjs/ua/edrpou';
import * as persons from 'stdnum/lib/cjs/ua/rntrc';
import vectors from '../../../test/data/vectors.json';
import { checkCompanyCode, isCompanyRegistryCode, isTaxCode, normaliseCode, ZERO_TAX_CODE } from './company-code';

const { edrpou, rnokpp, nine_digit_code: nineDigits } = vectors;

/** 10 % of codes are valid. */
const MANY = { numRuns: 5_000 };

function countCompletions(prefix: string, isCode: (code: string) => boolean): number {
  return Array.from({ length: 10 }, (_, digit) => prefix + digit).filter(isCode).length;
}

describe('a company registry code (8 digits)', () => {
  it.each(edrpou.valid)('$value is one: $note', ({ value }) => {
    expect(isCompanyRegistryCode(value)).toBe(true);
    expect(checkCompanyCode(value)).toBeNull();
  });

  it.each(edrpou.invalid)('"$value" is none: $note', ({ value }) => {
    expect(isCompanyRegistryCode(value)).toBe(false);
  });

  it.each(edrpou.invalid.filter(({ value }) => value.length === 8))('$value is refused: $note', ({ value, error }) => {
    expect(checkCompanyCode(value)).toBe(error);
  });

  it('exactly one last digit completes any seven digits', () => {
    const prefixes = fc.stringMatching(/^[0-9]{7}$/).filter((prefix) => prefix !== '0000000');
    fc.assert(fc.property(prefixes, (prefix) => countCompletions(prefix, isCompanyRegistryCode) === 1));
  });

  it('is what another program takes for one', () => {
    const codes = fc.stringMatching(/^[0-9]{8}$/).filter((code) => code !== '00000000');
    fc.assert(
      fc.property(codes, (code) => isCompanyRegistryCode(code) === companies.validate(code).isValid),
      MANY,
    );
  });
});

describe('a tax code (10 digits)', () => {
  it.each(rnokpp.valid)('$value is one: $note', ({ value }) => {
    expect(isTaxCode(value)).toBe(true);
    expect(checkCompanyCode(value)).toBeNull();
  });

  it.each(rnokpp.invalid)('"$value" is none: $note', ({ value }) => {
    expect(isTaxCode(value)).toBe(false);
  });

  it.each(rnokpp.invalid.filter(({ value }) => value.length >= 10))('$value is refused: $note', ({ value, error }) => {
    expect(checkCompanyCode(value)).toBe(error);
  });

  it('exactly one last digit completes any nine digits', () => {
    const prefixes = fc.stringMatching(/^[0-9]{9}$/).filter((prefix) => prefix !== '000000000');
    fc.assert(fc.property(prefixes, (prefix) => countCompletions(prefix, isTaxCode) === 1));
  });

  it('is what another program takes for one', () => {
    const codes = fc.stringMatching(/^[0-9]{10}$/).filter((code) => code !== ZERO_TAX_CODE);
    fc.assert(
      fc.property(codes, (code) => isTaxCode(code) === persons.validate(code).isValid),
      MANY,
    );
  });
});

describe('a code of nine digits', () => {
  it.each(nineDigits.valid)('%s is taken, no check digit is known', (code) => {
    expect(checkCompanyCode(code)).toBeNull();
  });

  const ofOtherLength = new Set(['', '12345678', '1234567890']);
  const invalid = nineDigits.invalid.filter(({ value }) => !ofOtherLength.has(value));

  it.each(invalid)('"$value" is refused: $note', ({ value }) => {
    expect(checkCompanyCode(value)).toBe('invalidOkpo');
  });
});

describe('checkCompanyCode', () => {
  it('asks for the field to be filled in when it is empty', () => {
    expect(checkCompanyCode('')).toBe('emptyField');
  });

  it.each(['1', '1234567', '12345678901', ' 14360570', '14360570\n', '١٤٣٦٠٥٧٠'])('refuses "%s"', (code) => {
    expect(checkCompanyCode(code)).toBe('invalidOkpo');
  });
});

describe('normaliseCode', () => {
  it.each([
    [' 14 360 570 ', '14360570'],
    ['14\u00a0360\u202f570', '14360570'],
    ['14360570', '14360570'],
    ['1436057О', '1436057О'],
  ])('makes of "%s" "%s": spaces go, everything else stays for the check', (typed, code) => {
    expect(normaliseCode(typed)).toBe(code);
  });
});
