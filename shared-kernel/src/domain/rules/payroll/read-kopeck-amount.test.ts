import fc from 'fast-check';
import { formatMinor } from '../../money';
import { readKopeckAmount } from './read-kopeck-amount';

describe('an amount of a payroll file', () => {
  it.each([
    ['1700000', '17000.00'],
    ['1811337', '18113.37'],
    ['100', '1.00'],
    ['99', '0.99'],
    ['5', '0.05'],
    ['0000001', '0.01'],
    ['1 700 000', '17000.00'],
    ['99999999999', '999999999.99'],
  ])('of digits alone counts kopecks: %s is %s', (text, amount) => {
    expect(readKopeckAmount(text)).toEqual({ ok: true, amount });
  });

  it.each([
    ['17000.00', '17000.00'],
    ['17000,5', '17000.50'],
    ['1 700,00', '1700.00'],
    ['1.700,00', '1700.00'],
  ])('with a decimal sign is read as it is written: %s is %s', (text, amount) => {
    expect(readKopeckAmount(text)).toEqual({ ok: true, amount });
  });

  it.each([
    ['', 'incorrectAmount'],
    ['сто', 'incorrectAmount'],
    ['-100', 'incorrectAmount'],
    ['１００', 'incorrectAmount'],
    ['0', 'lessThan1'],
    ['100000000000', 'tooMuch'],
  ])('"%s" is refused: %s', (text, key) => {
    expect(readKopeckAmount(text)).toEqual({ ok: false, key });
  });

  it('is the kopecks that were written, whatever they are', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 99_999_999_999n }), (kopecks) => {
        expect(readKopeckAmount(String(kopecks))).toEqual({ ok: true, amount: formatMinor(kopecks) });
      }),
    );
  });
});
