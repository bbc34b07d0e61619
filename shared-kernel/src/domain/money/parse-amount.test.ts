import fc from 'fast-check';
import vectors from '../../../test/data/vectors.json';
import type { Language } from '../vocabulary';
import { formatAmount } from './format-amount';
import { formatMinor } from './minor-units';
import { parseAmount } from './parse-amount';

const amountsUpTo = (kopecks: bigint) => fc.bigInt({ min: 1n, max: kopecks }).map((units) => formatMinor(units));

function expectSameAfterReading(amount: string, language: Language): void {
  expect(parseAmount(formatAmount(amount, language))).toEqual({ ok: true, amount });
}

describe('parseAmount', () => {
  it.each(vectors.amount_input.valid)('reads "$in" as $value', ({ in: typed, value }) => {
    expect(parseAmount(typed)).toEqual({ ok: true, amount: value });
  });

  it.each(vectors.amount_input.invalid)('refuses "$in" with $error', ({ in: typed, error }) => {
    expect(parseAmount(typed)).toEqual({ ok: false, key: error });
  });

  it.each([
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['12.345.678,9', '12345678.90'],
    ['1\u00a0234,56', '1234.56'],
    ['1\u202f234.50 грн', '1234.50'],
    [' 1 234 567,5 ', '1234567.50'],
    ['12 345 грн.', '12345.00'],
    ['12 50', null],
    ['1 2345,00', null],
    ['1234 567,00', null],
    ['1  250', null],
    ['1 250 ,00', null],
    ['₴', null],
    ['12,345', null],
    ['1,005', null],
    ['+5', null],
    ['１２', null],
  ])('reads the pasted "%s" as %s', (typed, amount) => {
    const parsed = parseAmount(typed);
    expect(parsed.ok ? parsed.amount : null).toBe(amount);
  });

  it.each(['ua', 'ru'] as const)('reads back every amount as it is shown in %s', (language) => {
    fc.assert(fc.property(amountsUpTo(99_999_999_999n), (amount) => expectSameAfterReading(amount, language)));
  });

  it('reads back every amount below a million as it is shown in English', () => {
    fc.assert(fc.property(amountsUpTo(99_999_999n), (amount) => expectSameAfterReading(amount, 'en')));
  });

  it('reads every amount of the wire form as itself', () => {
    fc.assert(
      fc.property(amountsUpTo(99_999_999_999n), (amount) => {
        expect(parseAmount(amount)).toEqual({ ok: true, amount });
      }),
    );
  });

  it.each([
    ['0.009', 'incorrectAmount'],
    ['0,00', 'lessThan1'],
    ['999 999 999,99', null],
    ['1 000 000 000', 'tooMuch'],
    ['9'.repeat(400), 'tooMuch'],
    ['1.2.3,4', 'incorrectAmount'],
    ['1234.567,00', 'incorrectAmount'],
    ['.5', 'incorrectAmount'],
    ['5.', 'incorrectAmount'],
    ['5 USD', 'incorrectAmount'],
    ['12 UAH', null],
    ['12₴', null],
    ['12 грн.', null],
  ])('answers to "%s" with the problem %s', (typed, key) => {
    const parsed = parseAmount(typed);
    expect(parsed.ok ? null : parsed.key).toBe(key);
  });
});
