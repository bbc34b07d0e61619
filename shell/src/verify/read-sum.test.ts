import { formatAmount, formatInCurrency, formatMoney } from '@ncb/shared-kernel/domain/money';
import { LANGUAGES } from '@ncb/shared-kernel/domain/vocabulary';
import { readSum } from './read-sum';

describe('readSum', () => {
  it.each([
    ['45000', '45000.00'],
    ['45 000,00', '45000.00'],
    ['45\u00a0000,5', '45000.50'],
    ['1,234,567.89', '1234567.89'],
    ['1.234.567,89', '1234567.89'],
    ['1,234', '1234.00'],
    ['500.00 USD', '500.00'],
    ['1 234,56 грн.', '1234.56'],
    ['₴1,234.56', '1234.56'],
    ['007,1', '7.10'],
    ['0,00', '0.00'],
    ['123456789012345.67', '123456789012345.67'],
  ])('reads %j as %s', (typed, amount) => {
    expect(readSum(typed)).toEqual({ ok: true, amount });
  });

  it.each(['', ' '])('reads %j as no sum', (typed) => {
    expect(readSum(typed)).toEqual({ ok: true, amount: null });
  });

  it.each(['1 23', '12.345', '1,23,456', '1234567890123456', '-5', 'USD', '1.234,567', '5 USD UAH'])(
    'refuses %j',
    (typed) => {
      expect(readSum(typed)).toEqual({ ok: false, key: 'incorrectAmount' });
    },
  );

  it.each(LANGUAGES)('reads what is printed in %s', (language) => {
    const amount = '12345678.90';
    for (const printed of [
      formatAmount(amount, language),
      formatMoney(amount, 'UAH', language),
      formatMoney(amount, 'EUR', language),
      `${formatInCurrency(amount, 'PLN', language)} PLN`,
    ])
      expect(readSum(printed)).toEqual({ ok: true, amount });
    expect(readSum(formatMoney('1234.00', 'JPY', language))).toEqual({ ok: true, amount: '1234.00' });
  });
});
