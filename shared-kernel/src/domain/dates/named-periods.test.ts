import { addMonths, getLastDay, getMonth, findPeriodName, getNamedPeriod, PERIOD_NAMES } from '.';

describe('the months', () => {
  it('go over the end of a year in both directions', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(addMonths('2026-07', -18)).toBe('2025-01');
    expect(getMonth('2026-07-15')).toBe('2026-07');
    expect(() => addMonths('July', 1)).toThrow(RangeError);
  });

  it('end on their own last day, in leap years too', () => {
    expect(getLastDay('2026-02')).toBe('2026-02-28');
    expect(getLastDay('2028-02')).toBe('2028-02-29');
    expect(getLastDay('2026-12')).toBe('2026-12-31');
  });
});

describe('a period that has a name', () => {
  // A Wednesday.
  const DAY = '2026-07-15';

  it.each([
    ['bankDay', '2026-07-15', '2026-07-15'],
    ['yesterday', '2026-07-14', '2026-07-14'],
    ['week', '2026-07-13', '2026-07-15'],
    ['month', '2026-07-01', '2026-07-15'],
    ['previousMonth', '2026-06-01', '2026-06-30'],
    ['quarter', '2026-07-01', '2026-07-15'],
    ['year', '2026-01-01', '2026-07-15'],
  ] as const)('%s is from %s to %s', (name, start, end) => {
    expect(getNamedPeriod(name, DAY)).toEqual({ start, end });
  });

  it('on a Sunday the week began six days ago; in January the last month is of the year before', () => {
    expect(getNamedPeriod('week', '2026-07-19').start).toBe('2026-07-13');
    expect(getNamedPeriod('previousMonth', '2026-01-05')).toEqual({ start: '2025-12-01', end: '2025-12-31' });
    expect(getNamedPeriod('quarter', '2026-12-31').start).toBe('2026-10-01');
    expect(getNamedPeriod('week', '2026-01-04').start).toBe('2025-12-29');
    expect(getNamedPeriod('previousMonth', '2026-03-01').end).toBe('2026-02-28');
  });

  it('is known by its days; where two are the same it is the shorter', () => {
    expect(findPeriodName({ start: '2026-07-01', end: DAY }, DAY)).toBe('month');
    expect(findPeriodName({ start: '2026-07-02', end: DAY }, DAY)).toBeNull();
    for (const name of PERIOD_NAMES)
      expect(findPeriodName(getNamedPeriod(name, '2026-05-21'), '2026-05-21')).toBe(name);
  });
});
