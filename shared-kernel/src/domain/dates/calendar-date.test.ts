import fc from 'fast-check';
import { addDays, daysBetween, fromDotted, isCalendarDate, toDotted, toDottedMoment } from './calendar-date';

/** Days of the pickers' whole range, made by the platform's calendar and not by ours. */
const days = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2100-12-31T23:59:59Z'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10));

describe('isCalendarDate', () => {
  it.each(['2026-07-15', '2024-02-29', '2000-02-29', '1900-01-01', '2100-12-31', '9999-12-31'])(
    '%s is a day',
    (date) => {
      expect(isCalendarDate(date)).toBe(true);
    },
  );

  it.each([
    ['29 February of a common year', '2026-02-29'],
    ['29 February of a century', '2100-02-29'],
    ['31 April', '2026-04-31'],
    ['day 0', '2026-07-00'],
    ['month 0', '2026-00-10'],
    ['month 13', '2026-13-01'],
    ['a year before 1900', '1899-12-31'],
    ['the year 26', '0026-07-15'],
    ['the dotted form', '15.07.2026'],
    ['a day without its zeros', '2026-7-5'],
    ['a time behind the day', '2026-07-15T00:00:00'],
    ['a line break behind the day', '2026-07-15\n'],
    ['full-width digits', '２０２６-07-15'],
    ['a word', 'завтра'],
    ['nothing', ''],
  ])('%s is no day', (_, text) => {
    expect(isCalendarDate(text)).toBe(false);
  });

  it('knows every day of the platform’s calendar', () => {
    fc.assert(fc.property(days, isCalendarDate));
  });
});

describe('the dotted form', () => {
  it('of 2026-07-01 is 01.07.2026 and the other way round', () => {
    expect(toDotted('2026-07-01')).toBe('01.07.2026');
    expect(toDottedMoment('2026-11-20T18:50:19')).toBe('20.11.2026 18:50');
    expect(toDottedMoment('')).toBe('');
    expect(fromDotted('01.07.2026')).toBe('2026-07-01');
  });

  it('comes back as the same day', () => {
    fc.assert(fc.property(days, (date) => fromDotted(toDotted(date)) === date));
  });

  it.each([
    '29.02.2026',
    '31.04.2026',
    '2026-07-01',
    '1.7.2026',
    '01.07.26',
    '01.07.2026 ',
    '01/07/2026',
    '',
    'сьогодні',
  ])('is not "%s"', (text) => {
    expect(fromDotted(text)).toBeNull();
  });
});

describe('addDays', () => {
  it.each([
    ['the end of a month', '2026-07-31', 1, '2026-08-01'],
    ['the end of a year', '2026-12-31', 1, '2027-01-01'],
    ['the end of February', '2026-02-28', 1, '2026-03-01'],
    ['29 February', '2024-02-28', 1, '2024-02-29'],
    ['the start of summer time', '2026-03-28', 2, '2026-03-30'],
    ['the end of summer time', '2026-10-24', 2, '2026-10-26'],
    ['the start of a month, backwards', '2026-07-01', -1, '2026-06-30'],
    ['30 days, backwards', '2026-07-15', -30, '2026-06-15'],
    ['no day', '2026-07-15', 0, '2026-07-15'],
  ])('over %s: %s and %d days give %s', (_, date, count, expected) => {
    expect(addDays(date, count)).toBe(expected);
  });

  it('throws for a text that is no day, which is a bug of the caller', () => {
    expect(() => addDays('2026-02-29', 1)).toThrow(RangeError);
  });
});

describe('daysBetween', () => {
  it.each([
    ['2026-07-15', '2026-07-15', 0],
    ['2026-07-15', '2026-07-25', 10],
    ['2026-07-25', '2026-07-15', -10],
    ['2026-10-24', '2026-10-26', 2],
    ['2024-02-01', '2024-03-01', 29],
    ['1900-01-01', '2100-01-01', 73_049],
  ])('%s and %s are %d', (from, to, expected) => {
    expect(daysBetween(from, to)).toBe(expected);
  });

  it('counts what addDays added', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 20_000 }), (date, count) => {
        expect(daysBetween(date, addDays(date, count))).toBe(count);
      }),
    );
  });

  it.each([
    ['nonsense', '2026-07-15'],
    ['2026-07-15', ''],
  ])('throws for "%s" and "%s", which is a bug of the caller', (from, to) => {
    expect(() => daysBetween(from, to)).toThrow(RangeError);
  });
});
