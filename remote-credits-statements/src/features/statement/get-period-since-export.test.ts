import { getPeriodSinceExport } from './get-period-since-export';

describe('the period since the last export', () => {
  const EXPORTS = [
    { accountId: '7001', until: '2026-11-10' },
    { accountId: '7002', until: '2026-11-15' },
  ];
  const since = (...accountIds: string[]) => getPeriodSinceExport(EXPORTS, accountIds, '2026-11-20');

  it('begins with the day up to which the accounts were exported, of several the earliest', () => {
    expect(since('7002')).toEqual({ start: '2026-11-15', end: '2026-11-20' });
    expect(since('7001', '7002')).toEqual({ start: '2026-11-10', end: '2026-11-20' });
    expect(since()).toEqual({ start: '2026-11-10', end: '2026-11-20' });
  });

  it('is none for an account that was never exported', () => {
    expect(since('7001', '7003')).toBeNull();
    expect(getPeriodSinceExport([], [], '2026-11-20')).toBeNull();
  });

  it('never begins after the bank’s day', () => {
    expect(getPeriodSinceExport([{ accountId: '1', until: '2026-12-31' }], [], '2026-11-20')).toEqual({
      start: '2026-11-20',
      end: '2026-11-20',
    });
  });
});
