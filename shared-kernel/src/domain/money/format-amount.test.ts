import { formatAmount, formatInCurrency, formatMoney, formatPercent, formatShortAmount } from './format-amount';

const NBSP = '\u00a0';

/** Replaces spaces: amounts must never break at a line end. */
const noBreak = (text: string) => text.replaceAll(' ', NBSP);

describe('formatAmount', () => {
  it.each([
    ['ua', '1234567.89', '1 234 567,89'],
    ['ru', '1234567.89', '1 234 567,89'],
    ['en', '1234567.89', '1,234,567.89'],
    ['ua', '1234.5', '1 234,50'],
    ['ru', '1234.5', '1 234,50'],
    ['en', '1234.5', '1,234.50'],
    ['ua', '0.01', '0,01'],
    ['en', '0', '0.00'],
    ['ua', '-1234.56', '−1 234,56'],
    ['en', '-1234.56', '−1,234.56'],
    ['ua', '999999999.99', '999 999 999,99'],
  ] as const)('in %s writes %s as "%s"', (language, amount, text) => {
    expect(formatAmount(amount, language)).toBe(noBreak(text));
  });

  it('keeps every kopeck of a sum that no JS number can hold', () => {
    expect(formatAmount('90071992547409930.17', 'ua')).toBe(noBreak('90 071 992 547 409 930,17'));
    expect(formatAmount('123456789012345678901234567890.12', 'en')).toBe('123,456,789,012,345,678,901,234,567,890.12');
  });

  it('writes as many decimals as the currency or the rate has', () => {
    expect(formatAmount('1234', 'ua', 0)).toBe(noBreak('1 234'));
    expect(formatAmount('41.5', 'ua', 4)).toBe('41,5000');
    expect(formatAmount('41.5', 'ua')).toBe('41,50');
  });
});

describe('formatMoney', () => {
  it.each([
    ['ua', '1234.56', 'UAH', '1 234,56 ₴'],
    ['ru', '1234.56', 'UAH', '1 234,56 ₴'],
    ['en', '1234.56', 'UAH', '₴1,234.56'],
    ['ua', '1234.5', 'USD', '1 234,50 $'],
    ['en', '-1234.5', 'USD', '−$1,234.50'],
    ['ua', '0', 'EUR', '0,00 €'],
    ['ru', '1', 'GBP', '1,00 £'],
    ['ua', '99999999999999999999.99', 'PLN', '99 999 999 999 999 999 999,99 zł'],
  ] as const)('in %s writes %s %s as "%s"', (language, amount, currency, text) => {
    expect(formatMoney(amount, currency, language)).toBe(noBreak(text));
  });

  it('writes yen whole, and hides no fraction that is there all the same', () => {
    expect(formatMoney('15000.00', 'JPY', 'ua')).toBe(noBreak('15 000 ¥'));
    expect(formatMoney('15000.00', 'JPY', 'en')).toBe('¥15,000');
    expect(formatMoney('15000.25', 'JPY', 'ua')).toBe(noBreak('15 000,25 ¥'));
  });
});

test('formatInCurrency has the decimals of the currency and hides none of the amount', () => {
  expect(formatInCurrency('15000.00', 'JPY', 'ua')).toBe(noBreak('15 000'));
  expect(formatInCurrency('15000.25', 'JPY', 'ua')).toBe(noBreak('15 000,25'));
  expect(formatInCurrency('-15000.00', 'USD', 'en')).toBe('−15,000.00');
});

describe('formatPercent', () => {
  it.each([
    ['ua', '19.50', '19,5 %'],
    ['ru', '7.00', '7 %'],
    ['en', '12.25', '12.25%'],
    ['ua', '0.0125', '0,0125 %'],
  ] as const)('in %s writes %s as "%s"', (language, percent, text) => {
    expect(formatPercent(percent, language)).toBe(noBreak(text));
  });
});

describe('formatShortAmount', () => {
  it.each([
    ['ua', '1500000.00', '1,5 млн'],
    ['ua', '-500000.00', '−500 тис.'],
    ['ru', '2000000000.00', '2 млрд'],
    ['en', '1500000.00', '1.5M'],
    ['en', '20.00', '20'],
  ] as const)('in %s writes %s as "%s"', (language, amount, text) => {
    expect(formatShortAmount(amount, language)).toBe(noBreak(text));
  });
});
