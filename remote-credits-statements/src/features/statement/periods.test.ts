import { daysSinceExport, PERIODS, periodDays } from './periods';

const days = (bankDay: string) =>
  Object.fromEntries(
    PERIODS.map((name) => {
      const { start, end } = periodDays(name, bankDay);
      return [name, `${start} ${end}`];
    }),
  );

describe('the periods that are one press away', () => {
  it('end on the bank’s day, but for yesterday and the previous month', () => {
    expect(days('2026-11-20')).toEqual({
      day: '2026-11-20 2026-11-20',
      yesterday: '2026-11-19 2026-11-19',
      week: '2026-11-16 2026-11-20',
      month: '2026-11-01 2026-11-20',
      previousMonth: '2026-10-01 2026-10-31',
      quarter: '2026-10-01 2026-11-20',
      year: '2026-01-01 2026-11-20',
    });
  });

  it('go back over the turn of a year, and a week begins on Monday', () => {
    expect(days('2026-01-04')).toMatchObject({
      yesterday: '2026-01-03 2026-01-03',
      week: '2025-12-29 2026-01-04',
      previousMonth: '2025-12-01 2025-12-31',
      quarter: '2026-01-01 2026-01-04',
    });
    expect(days('2026-03-01')['previousMonth']).toBe('2026-02-01 2026-02-28');
  });
});

describe('the period since the last export', () => {
  const EXPORTS = [
    { accountId: '7001', until: '2026-11-10' },
    { accountId: '7002', until: '2026-11-15' },
  ];
  const since = (...accountIds: string[]) => daysSinceExport(EXPORTS, accountIds, '2026-11-20');

  it('begins with the day up to which the accounts were exported, of several the earliest', () => {
    expect(since('7002')).toEqual({ start: '2026-11-15', end: '2026-11-20' });
    expect(since('7001', '7002')).toEqual({ start: '2026-11-10', end: '2026-11-20' });
    expect(since()).toEqual({ start: '2026-11-10', end: '2026-11-20' });
  });

  it('is none for an account that was never exported', () => {
    expect(since('7001', '7003')).toBeNull();
    expect(daysSinceExport([], [], '2026-11-20')).toBeNull();
  });

  it('never begins after the bank’s day', () => {
    expect(daysSinceExport([{ accountId: '1', until: '2026-12-31' }], [], '2026-11-20')).toEqual({
      start: '2026-11-20',
      end: '2026-11-20',
    });
  });
});
