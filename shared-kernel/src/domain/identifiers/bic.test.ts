import fc from 'fast-check';
import vectors from '../../../test/data/vectors.json';
import { COUNTRIES } from '../countries';
import { getBicCountry, normaliseBic } from './bic';
import { checkBic } from './check-bic';

const KEY = 'sep4.identity.invalidCodeValueBIC';
const text = (pattern: string) => fc.stringMatching(new RegExp(`^${pattern}$`));
const bics = fc
  .tuple(text('[A-Z0-9]{4}'), fc.constantFrom(...COUNTRIES), text('[A-Z0-9]{2}'), text('(?:[A-Z0-9]{3})?'))
  .map(([bank, { alpha2 }, place, branch]) => bank + alpha2 + place + branch);

describe('checkBic', () => {
  it.each(vectors.bic.valid)('takes $value', ({ value }) => {
    expect(checkBic(value)).toBeNull();
  });

  it.each(vectors.bic.invalid)('refuses "$value": $note', ({ value, error }) => {
    expect(checkBic(value)).toBe(error);
  });

  it('takes the banks of every country that exists, letters and digits, with and without a branch', () => {
    fc.assert(fc.property(bics, (bic) => checkBic(bic) === null));
  });

  it('refuses a bank in a country that does not exist', () => {
    const existing = new Set(COUNTRIES.map(({ alpha2 }) => alpha2));
    const others = text('[A-Z]{2}').filter((letters) => !existing.has(letters));
    fc.assert(fc.property(others, (country) => checkBic(`DEUT${country}FF`) === KEY));
  });

  it.each(['DEUTDEFF\n', ' DEUTDEFF', 'DEUTDEFF００１', 'DEUTDE'])('refuses "%s"', (bic) => {
    expect(checkBic(bic)).toBe(KEY);
  });
});

describe('getBicCountry', () => {
  it('is the fifth and sixth character', () => {
    expect(getBicCountry('DEUTDEFF500')).toBe('DE');
    expect(getBicCountry('UNJSUAUK')).toBe('UA');
  });
});

describe('normaliseBic', () => {
  it.each([
    [' deut de ff ', 'DEUTDEFF'],
    ['DEUT-DE-FF\u00a0500\n', 'DEUTDEFF500'],
    ['', ''],
  ])('makes of "%s" "%s"', (typed, bic) => {
    expect(normaliseBic(typed)).toBe(bic);
  });
});
