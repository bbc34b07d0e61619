import { decodeWire } from './call';
import { date, moment, typedDate } from './codec';

const refused = { ok: false, where: '' };
const value = (text: string) => ({ ok: true, value: text });

describe('a day', () => {
  it.each([
    ['15.07.2026', '2026-07-15'],
    ['15.07.2026 10:30:00', '2026-07-15'],
    ['15.07.2026T10:30:00', '2026-07-15'],
    ['29.02.2024', '2024-02-29'],
  ])('written %s is %s, a time behind it is not kept', (wire, day) => {
    expect(decodeWire(date, wire)).toEqual(value(day));
  });

  it.each(['', '2026-07-15', '31.04.2026', '29.02.2026', '15.7.2026', '15.07.20266', '15.07.2026.', 'сьогодні'])(
    '"%s" is none',
    (wire) => {
      expect(decodeWire(date, wire)).toEqual(refused);
    },
  );

  it.each([20260715, null, undefined, true])('%p is none', (wire) => {
    expect(decodeWire(date, wire)).toEqual(refused);
  });

  it('is written with points', () => {
    expect(date.encode('2026-07-01')).toBe('01.07.2026');
  });
});

describe('a moment', () => {
  it('is read and written in the bank’s time to the second', () => {
    expect(decodeWire(moment, '15.07.2026 09:05:59')).toEqual(value('2026-07-15T09:05:59'));
    expect(moment.encode('2026-07-15T09:05:59')).toBe('15.07.2026 09:05:59');
  });

  it.each(['', '15.07.2026', '15.07.2026 09:05', '15.07.2026T09:05:59', '31.04.2026 09:05:59', '2026-07-15 09:05:59'])(
    '"%s" is none',
    (wire) => {
      expect(decodeWire(moment, wire)).toEqual(refused);
    },
  );
});

describe('a day that a person typed', () => {
  it.each([
    ['15.07.2026', '2026-07-15'],
    ['15.07.2026 10:30', '2026-07-15'],
    ['15.07.2026T10:30:00', '2026-07-15'],
  ])('written %s is %s', (wire, day) => {
    expect(decodeWire(typedDate, wire)).toEqual(value(day));
  });

  it.each(['', '31.04.2026', '15.07.20266', '15.07.2026.', '15.07.2026 або пізніше', '1.7.2026', 'завтра'])(
    'passes as "%s" when it is none: the rules name the problem under the field',
    (typed) => {
      expect(decodeWire(typedDate, typed)).toEqual(value(typed));
      expect(typedDate.encode(typed)).toBe(typed);
    },
  );

  it('is written with points when it is one', () => {
    expect(typedDate.encode('2026-07-01')).toBe('01.07.2026');
    expect(typedDate.encode('2026-02-29')).toBe('2026-02-29');
  });
});
