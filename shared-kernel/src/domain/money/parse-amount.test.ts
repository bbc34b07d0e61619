import vectors from '../../../test/data/vectors.json';
import { parseAmount } from './parse-amount';

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
    ['₴', null],
    ['12,345', null],
    ['1,005', null],
    ['+5', null],
    ['１２', null],
  ])('reads the pasted "%s" as %s', (typed, amount) => {
    const parsed = parseAmount(typed);
    expect(parsed.ok ? parsed.amount : null).toBe(amount);
  });
});
