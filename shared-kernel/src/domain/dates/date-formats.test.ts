import { getDateFormats } from '.';

describe('a date on screen', () => {
  it.each(['ua', 'ru'] as const)('is dotted in the language "%s"', (language) => {
    const { formatDay, formatDayAndMonth, formatMoment } = getDateFormats(language);
    expect(formatDay('2026-07-01')).toBe('01.07.2026');
    expect(formatDayAndMonth('2026-07-01')).toBe('01.07');
    expect(formatMoment('2026-11-20T18:50:19')).toBe('20.11.2026 18:50');
  });

  it('names its month in English', () => {
    const { formatDay, formatDayAndMonth, formatMoment } = getDateFormats('en');
    expect(formatDay('2026-07-01')).toBe('1 Jul 2026');
    expect(formatDayAndMonth('2026-11-29')).toBe('29 Nov');
    expect(formatMoment('2026-11-20T18:50:19')).toBe('20 Nov 2026, 18:50');
  });

  it('names each month as the platform does', () => {
    const { formatDay } = getDateFormats('en');
    for (let month = 1; month <= 12; month += 1) {
      const day = `2026-${String(month).padStart(2, '0')}-15`;
      const name = new Date(day).toLocaleDateString('en-US', { month: 'short', timeZone: 'UTC' });
      expect(formatDay(day)).toBe(`15 ${name} 2026`);
    }
  });

  it.each(['ua', 'ru', 'en'] as const)('is nothing where there is none ("%s")', (language) => {
    const { formatDay, formatDayAndMonth, formatMoment } = getDateFormats(language);
    expect([formatDay(''), formatDayAndMonth(''), formatMoment('')]).toEqual(['', '', '']);
  });
});
