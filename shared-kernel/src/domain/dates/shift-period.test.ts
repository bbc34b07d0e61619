import { findMonth, shiftPeriod } from '.';

const BANK_DAY = '2026-11-26';

describe('shiftPeriod', () => {
  it.each([
    ['a day', '2026-11-26', '2026-11-26', -1, '2026-11-25', '2026-11-25'],
    ['five days', '2026-11-02', '2026-11-06', 1, '2026-11-07', '2026-11-11'],
    ['the month so far', '2026-11-01', '2026-11-26', -1, '2026-10-01', '2026-10-31'],
    ['a whole month, to the month so far', '2026-10-01', '2026-10-31', 1, '2026-11-01', '2026-11-26'],
    ['the quarter so far', '2026-10-01', '2026-11-26', -1, '2026-08-01', '2026-09-30'],
    ['February of a leap year', '2028-02-01', '2028-02-29', -1, '2028-01-01', '2028-01-31'],
    ['a year', '2025-01-01', '2025-12-31', -1, '2024-01-01', '2024-12-31'],
  ])('moves %s by its own length', (_period, start, end, steps, first, last) => {
    expect(shiftPeriod({ start, end }, steps, BANK_DAY)).toEqual({ start: first, end: last });
  });

  it('takes the first of a month, alone, for a day', () => {
    expect(shiftPeriod({ start: '2026-11-01', end: '2026-11-01' }, -1, '2026-11-01')).toEqual({
      start: '2026-10-31',
      end: '2026-10-31',
    });
  });
});

describe('findMonth', () => {
  it.each([
    ['2026-11-01', '2026-11-26', '2026-11'],
    ['2026-02-01', '2026-02-28', '2026-02'],
    ['2026-10-01', '2026-11-26', null],
    ['2026-11-02', '2026-11-26', null],
    ['2026-11-26', '2026-11-26', null],
    ['2026-11-30', '2026-11-01', null],
  ])('of %s to %s is %s', (start, end, month) => {
    expect(findMonth({ start, end }, BANK_DAY)).toBe(month);
  });
});
