import fc from 'fast-check';
import { addDays, toDotted } from './calendar-date';
import { readTypedDate, readWholeDate } from './read-typed-date';

const DAY = '2026-11-02';
const NEAR = { today: '2026-11-20', from: '2026-10-21', to: '2027-02-20' };

describe('a date with its whole year', () => {
  it.each([
    '02.11.2026',
    '2.11.2026',
    '02/11/2026',
    '02-11-2026',
    '02112026',
    '02.11.2026 0:00:00',
    '02.11.2026 18:50',
    '2026-11-02',
    '  02.11.2026\t',
    '2 Nov 2026',
    '02 november 2026',
    '2 NOV 2026, 18:50',
  ])('is read from %j', (text) => {
    expect(readWholeDate(text)).toBe(DAY);
    expect(readTypedDate(text, NEAR)).toBe(DAY);
  });

  it.each([
    ['a day that does not exist', '31.11.2026'],
    ['a month that does not exist', '02132026'],
    ['two kinds of marks', '02.11/2026'],
    ['a year that is still being typed', '02.11.20'],
    ['another order', '2026/11/02'],
    ['more than a time behind it', '02.11.2026 р.'],
    ['something in front of it', 'від 02.11.2026'],
    ['nothing', ''],
  ])('is not read from %s', (_, text) => {
    expect(readWholeDate(text)).toBeNull();
  });

  it('is what it was, however it is written', () => {
    const days = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('1990-01-01', count));
    fc.assert(
      fc.property(days, fc.constantFrom('.', '/', '-', ''), (day, mark) => {
        expect(readWholeDate(toDotted(day).replaceAll('.', mark))).toBe(day);
      }),
    );
  });
});

describe('a date with two figures of the year', () => {
  it.each(['02.11.26', '2.11.26', '02/11/26', '02-11-26', '021126', '2 nov 26'])('is of this century: %s', (text) => {
    expect(readTypedDate(text, NEAR)).toBe(DAY);
  });

  it('is not read from a day that does not exist', () => {
    expect(readTypedDate('31.11.26', NEAR)).toBeNull();
    expect(readTypedDate('311126', NEAR)).toBeNull();
  });
});

describe('a date without a year', () => {
  it.each(['02.11', '2.11', '2.11.', '2/11', '2-11', '0211', ' 2.11 ', '2 nov', '02 November', '2Nov'])(
    'is of this year: %s',
    (text) => {
      expect(readTypedDate(text, NEAR)).toBe(DAY);
    },
  );

  it('is of the year in which it suits', () => {
    expect(readTypedDate('5.1', NEAR)).toBe('2027-01-05');
    const january = { today: '2027-01-04', from: '2026-12-05', to: '2027-04-04' };
    expect(readTypedDate('30.12', january)).toBe('2026-12-30');
    expect(readTypedDate('5.1', january)).toBe('2027-01-05');
  });

  it('is of this year where it suits in none, so that the check says what is wrong with it', () => {
    expect(readTypedDate('1.6', NEAR)).toBe('2026-06-01');
  });

  it.each(['31.11', '3111', '29.2', '1.13', '2', '211', '2.11/', '..', '31 nov', '2 no', '2 nox'])(
    'is not read from %s',
    (text) => {
      expect(readTypedDate(text, NEAR)).toBeNull();
    },
  );

  it('is a leap day where one suits', () => {
    expect(readTypedDate('29.2', { today: '2027-12-20', from: '2027-11-20', to: '2028-03-20' })).toBe('2028-02-29');
  });

  it('is no date while its year may follow', () => {
    expect(readWholeDate('02.11')).toBeNull();
    expect(readWholeDate('021126')).toBeNull();
    expect(readWholeDate('2 nov')).toBeNull();
    expect(readWholeDate('2 nov 20')).toBeNull();
  });
});
