import { roundToAmount } from '../money/ratio';
import { addDays } from '../dates';
import { addMonths, DayCount, accrueInterest, computeYearPart } from '.';

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-01-31', 2, '2026-03-31'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-11-15', 2, '2027-01-15'],
  ['2026-07-15', 36, '2029-07-15'],
])('%s and %d months are %s', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later);
});

test.each([
  [DayCount.act365, '2026-07-01', '2026-10-01', 92n, 365n],
  [DayCount.act360, '2026-07-01', '2026-10-01', 92n, 360n],
  [DayCount.thirty360, '2026-01-31', '2026-03-31', 60n, 360n],
  [DayCount.thirty360, '2026-02-05', '2026-03-05', 30n, 360n],
  [DayCount.actAct, '2027-12-16', '2028-03-15', 16n * 366n + 74n * 365n, 365n * 366n],
  [DayCount.actAct, '2026-07-01', '2026-10-01', 92n * 366n, 365n * 366n],
  [DayCount.act365, '2026-10-01', '2026-07-01', 0n, 365n],
  [DayCount.actAct, '2026-10-01', '2026-07-01', 0n, 365n * 366n],
])('%s from %s to %s is an exact part of a year', (basis, from, to, numerator, denominator) => {
  expect(computeYearPart(from, to, basis)).toEqual({ numerator, denominator });
});

test.each([
  ['a deposit from 01.07 to 01.10', '1000000.00', '12.50', DayCount.act365, ['2026-07-02', '2026-10-01'], '31164.38'],
  ['a deposit over a leap year', '500000.00', '14.00', DayCount.actAct, ['2027-12-16', '2028-03-15'], '17221.50'],
  ['a credit after 17 days', '480000.00', '19.50', DayCount.act365, ['2026-07-05', '2026-07-22'], '4359.45'],
  ['euros of thirty days', '20000.00', '8.00', DayCount.act365, ['2026-06-14', '2026-07-14'], '131.51'],
] as const)('%s: %s at %s percent', (_, amount, rate, basis, [from, to], interest) => {
  expect(roundToAmount(accrueInterest(amount, { rate, basis }, from, to))).toBe(interest);
});

test('two adjoining spans make the whole, exactly', () => {
  const terms = { rate: '13.37', basis: DayCount.actAct };
  const start = '2027-11-03';
  for (let days = 0; days <= 400; days += 37) {
    const middle = addDays(start, days);
    const [a, b, whole] = [
      accrueInterest('123456.78', terms, start, middle),
      accrueInterest('123456.78', terms, middle, addDays(start, 400)),
      accrueInterest('123456.78', terms, start, addDays(start, 400)),
    ];
    expect(a.numerator * b.denominator * whole.denominator + b.numerator * a.denominator * whole.denominator).toBe(
      whole.numerator * a.denominator * b.denominator,
    );
  }
});
