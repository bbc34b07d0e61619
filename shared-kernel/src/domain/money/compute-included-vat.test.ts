import fc from 'fast-check';
import vectors from '../../../test/data/vectors.json';
import { toMinor, formatMinor } from './minor-units';
import { computeIncludedVat } from './compute-included-vat';

const kopecks = fc.bigInt({ min: 1n, max: 99_999_999_999n });
const rates = fc.bigInt({ min: 0n, max: 100n });

describe('computeIncludedVat', () => {
  it.each(vectors.vat_included)('finds $vat in $amount at $rate percent', ({ amount, rate, vat }) => {
    expect(computeIncludedVat(amount, String(rate))).toBe(vat);
  });

  it.each([
    ['0.09', '20', '0.02', 'half a kopeck goes up; a JS number says 0.01'],
    ['0.02', '20', '0.00', 'a third of a kopeck goes down'],
    ['107.50', '7.5', '7.50', 'a rate may have decimals'],
    ['100', '0', '0.00', 'nothing is included at no rate'],
    ['120', '20', '20.00', 'the amount may be whole'],
  ])('finds in %s at %s percent %s: %s', (amount, rate, vat) => {
    expect(computeIncludedVat(amount, rate)).toBe(vat);
  });

  it('differs from the exact value by half a kopeck at most, upwards if it is just half', () => {
    fc.assert(
      fc.property(kopecks, rates, (units, rate) => {
        const vat = toMinor(computeIncludedVat(formatMinor(units), String(rate)));
        const excess = 2n * (vat * (100n + rate) - units * rate);
        expect(excess <= 100n + rate && excess > -(100n + rate)).toBe(true);
      }),
    );
  });

  it.each([
    ['1,00', '20'],
    ['1.00', '20%'],
    ['-1.00', '20'],
    ['', '20'],
    ['1.00', ''],
    ['1.00', '٢٠'],
  ])('of "%s" at "%s" does not exist: it throws', (amount, rate) => {
    expect(() => computeIncludedVat(amount, rate)).toThrow('not a decimal number');
  });
});
