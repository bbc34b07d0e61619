import vectors from '../../../test/data/vectors.json';
import { parseAmountWithin } from './parse-amount-within';

describe('parseAmountWithin', () => {
  it.each(vectors.amount_input.valid)('reads "$in" as $value where nothing limits it', ({ in: typed, value }) => {
    expect(parseAmountWithin(typed, {})).toEqual({ ok: true, amount: value });
  });

  it.each(vectors.amount_input.invalid)('refuses "$in" with $error, whatever limits it', ({ in: typed, error }) => {
    expect(parseAmountWithin(typed, { currency: 'JPY', max: '0.01' })).toEqual({ ok: false, key: error });
  });

  it('refuses an amount above the correspondent’s maximum and names that maximum', () => {
    expect(parseAmountWithin('150 000,01', { max: '150000.00' })).toEqual({
      ok: false,
      key: 'amountTooBig',
      params: { max: '150000.00' },
    });
    expect(parseAmountWithin('150 000,00', { max: '150000' })).toEqual({ ok: true, amount: '150000.00' });
  });

  it.each([null, '', undefined])('knows no maximum where the correspondent has %p', (max) => {
    expect(parseAmountWithin('999999999.99', { max })).toEqual({ ok: true, amount: '999999999.99' });
  });

  it('looks at the general maximum before the correspondent’s', () => {
    expect(parseAmountWithin('1000000000', { max: '1.00' })).toEqual({ ok: false, key: 'tooMuch' });
  });

  it.each(['JPY', '392'])('refuses a fraction of a yen (%s), which has none', (currency) => {
    for (const typed of ['1000.50', '1000,01', '0.1'])
      expect(parseAmountWithin(typed, { currency })).toEqual({ ok: false, key: 'incorrectAmount' });
    expect(parseAmountWithin('1000.00', { currency })).toEqual({ ok: true, amount: '1000.00' });
    expect(parseAmountWithin('1 000', { currency })).toEqual({ ok: true, amount: '1000.00' });
  });

  it.each(['USD', '840', 'UAH', 'CHF'])('takes a fraction of %s', (currency) => {
    expect(parseAmountWithin('1000.50', { currency })).toEqual({ ok: true, amount: '1000.50' });
  });
});
