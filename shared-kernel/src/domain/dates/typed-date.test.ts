import fc from 'fast-check';
import { addDays, toDotted } from './calendar-date';
import { readTypedDate, readWholeDate } from './typed-date';

const DAY = '2026-11-02';

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
  ])('is read from %j', (text) => {
    expect(readWholeDate(text)).toBe(DAY);
    expect(readTypedDate(text)).toBe(DAY);
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
  it.each(['02.11.26', '2.11.26', '02/11/26', '02-11-26'])('is of this century: %s', (text) => {
    expect(readTypedDate(text)).toBe(DAY);
  });

  it('is not read from a day that does not exist', () => {
    expect(readTypedDate('31.11.26')).toBeNull();
  });
});
