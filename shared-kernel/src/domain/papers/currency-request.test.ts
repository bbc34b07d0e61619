import type { CanonicalField } from '../documents';
import { buildCurrencyRequestSections } from './currency-request';

const VALUES: Partial<Record<CanonicalField, string>> = {
  documentDate: '2026-07-15',
  payerName: 'ТОВ «Калинова Брама»',
  payerCode: '91000017',
  payerIban: 'UA1',
  amount: '1000.00',
  currency: 'USD',
  rateType: 'notHigher',
  customerRate: '41.8000',
  creditIban: 'UA2',
  feeMode: 'debit',
  feeAmount: '209.00',
  feeCurrency: 'UAH',
  basis: 'contract',
  contracts: '№ 7, TEST: 1000.00 USD',
};
const TERMS = { officialRate: '41.5000', feePercent: '0.5', feeMinimum: '100.00' };
const MARKS = { received: '', confirmed: '' };

const linesOf = (type: 3 | 4 | 5, changes: Partial<Record<CanonicalField, string>> = {}) => {
  const all = { ...VALUES, ...changes };
  return buildCurrencyRequestSections(type, (name) => all[name] ?? '', MARKS, TERMS).flatMap(({ heading, rows }) =>
    rows.map(([label, value]) => `${heading} | ${label} | ${value.replaceAll('\u00a0', ' ')}`),
  );
};

describe('the paper of a request', () => {
  it('to buy says amount, rate, hryvnias, accounts, fee, basis and what the bank is told to do', () => {
    const lines = linesOf(3, { hryvnias: '42330.00', transitIban: 'UA3', restIban: 'UA4' });
    for (const line of [
      'Операція | Вид операції | Купівля іноземної валюти',
      'Операція | Сума | 1 000,00 USD',
      'Операція | Сума словами | Одна тисяча доларів США 00 центів',
      'Курс | Умова | не вище за курс клієнта',
      'Курс | Курс клієнта | 41.8000',
      'Курс | Курс Національного банку на день заявки | 41.5000',
      'Курс | Гривні для купівлі | 42 330,00 UAH',
      'Рахунки | Рахунок для списання гривень | UA1',
      'Рахунки | Рахунок банку для гривень | UA3',
      'Рахунки | Рахунок для залишку гривень | UA4',
      'Комісія банку | Відсоток від суми | 0.5 %',
      'Комісія банку | Найменша сума | 100,00 UAH',
      'Комісія банку | Сума | 209,00 UAH',
      'Комісія банку | Спосіб сплати | списання з рахунку',
      'Підстава | Договори | № 7, TEST: 1000.00 USD',
    ])
      expect(lines).toContain(line);
    // A request without a deal has no value date.
    expect(lines.some((line) => line.includes('Дата валютування'))).toBe(false);
    expect(lines.some((line) => line.startsWith('Доручення банку | Доручення | Клієнт доручає банку купити'))).toBe(
      true,
    );
    expect(lines.some((line) => line.startsWith('Доручення банку | Заявка діє'))).toBe(true);
  });

  it('in yen has no hundredths, neither in the sum nor in words nor in a fee that is kept back in yen', () => {
    const lines = linesOf(5, { amount: '250000.00', currency: 'JPY', feeAmount: '45.00', feeCurrency: 'JPY' });
    expect(lines).toEqual(
      expect.arrayContaining([
        'Операція | Сума | 250 000 JPY',
        'Операція | Сума словами | Двісті п’ятдесят тисяч єн',
        'Комісія банку | Сума | 45 JPY',
      ]),
    );
  });

  it('to convert names the currency that comes in; to sell none', () => {
    expect(linesOf(5, { targetCurrency: 'EUR' })).toContain('Операція | Валюта, яку одержує клієнт | EUR');
    const sale = linesOf(4, { rateType: 'bank', customerRate: '' });
    expect(sale).toContain('Рахунки | Рахунок для списання валюти | UA1');
    expect(sale).toContain('Курс | Умова | за курсом банку на момент угоди');
    expect(sale.some((line) => /Валюта, яку|Гривні для|залишку|Курс клієнта/.test(line))).toBe(false);
  });
});
