import { getKeyDaysLeft } from './key-age';

describe('keyDaysLeft', () => {
  it.each([
    ['2026-08-01', null],
    ['2026-07-31', 30],
    ['2026-07-02', 1],
    ['2026-07-01', 0],
    ['2026-06-30', null],
    [null, null],
  ])('of a key until %s tells %s', (until, days) => {
    expect(getKeyDaysLeft(until, '2026-07-01')).toBe(days);
  });
});
