import { formatPeriod } from './format-period';

describe('formatPeriod', () => {
  it.each([
    ['2026-11-18', '2026-11-20', '18.11 – 20.11.2026', '18 Nov – 20 Nov 2026'],
    ['2025-11-18', '2026-11-20', '18.11.2025 – 20.11.2026', '18 Nov 2025 – 20 Nov 2026'],
    ['2026-11-20', '2026-11-20', '20.11.2026', '20 Nov 2026'],
  ])('of %s and %s is "%s", in English "%s"', (start, end, dotted, english) => {
    expect(formatPeriod(start, end, 'ua')).toBe(dotted);
    expect(formatPeriod(start, end, 'en')).toBe(english);
  });
});
