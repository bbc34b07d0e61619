import { toMinutes, toTimeoutValue } from './timeout-units';

describe('the time-out in minutes or hours', () => {
  it.each([
    [null, '', 'minutes'],
    [1, '1', 'minutes'],
    [59, '59', 'minutes'],
    [60, '1', 'hours'],
    [90, '90', 'minutes'],
    [480, '8', 'hours'],
  ] as const)('shows %s minutes as "%s" %s', (minutes, value, unit) => {
    expect(toTimeoutValue(minutes)).toEqual({ value, unit });
  });

  it.each([
    ['2', 'hours', '120'],
    ['15', 'minutes', '15'],
    ['', 'hours', ''],
    ['1.5', 'hours', '1.5'],
    ['-1', 'hours', '-1'],
  ] as const)('reads "%s" %s as "%s" minutes', (value, unit, minutes) => {
    expect(toMinutes(value, unit)).toBe(minutes);
  });
});
