import { getTaxDueDay, recogniseTax } from './tax-calendar';

describe('recogniseTax', () => {
  it.each([
    ['101 ЄСВ за жовтень', 'social'],
    ['Єдиний внесок', 'social'],
    ['*;101;91000017;ПДФО із зарплати;;;', 'personalIncome'],
    ['Податок на прибуток фізичних осіб', 'personalIncome'],
    ['Військовий збір', 'military'],
    ['101 ПДВ за червень 2026', 'vat'],
    ['Податок на додану вартість', 'vat'],
    ['101 14010100 за вересень', 'vat'],
    ['Податок на прибуток за III квартал', 'profit'],
    ['Єдиний податок за ІІІ квартал', 'single'],
  ])('of "%s" is %s', (text, tax) => expect(recogniseTax(text)).toBe(tax));

  it.each(['101 Земельний податок', 'Оренда', 'спдвв'])('of "%s" is none', (text) =>
    expect(recogniseTax(text)).toBeNull(),
  );
});

describe('getTaxDueDay', () => {
  it.each([
    ['social', '2026-11-26', '2026-11-20'],
    // A Sunday: the law moves the contribution, not the taxes.
    ['social', '2026-12-01', '2026-12-21'],
    ['military', '2026-12-31', '2026-12-30'],
    ['vat', '2027-01-10', '2027-01-30'],
    ['personalIncome', '2026-11-26', '2026-11-30'],
    ['military', '2026-11-01', '2026-11-30'],
    // 28 days of February, and the 31 of January before it.
    ['vat', '2026-02-05', '2026-03-02'],
    ['vat', '2026-03-01', '2026-03-30'],
  ] as const)('of %s on %s is %s', (tax, day, due) => expect(getTaxDueDay(tax, day)).toBe(due));

  it('is not known for what is paid by the quarter or the year, as the payer chose', () => {
    expect([getTaxDueDay('profit', '2026-11-26'), getTaxDueDay('single', '2026-11-26')]).toEqual([null, null]);
  });
});
