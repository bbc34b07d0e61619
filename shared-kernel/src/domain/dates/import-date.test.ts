import { readImportDate } from '.';

describe('a date of an import file', () => {
  it.each(['01.07.2026', '01/07/2026', '01/07/26', '01.07.26', '2026-07-01', '20260701'])(
    '%s is the first of July',
    (text) => {
      expect(readImportDate(text)).toBe('2026-07-01');
    },
  );

  it.each([
    '',
    '31.06.2026',
    '29/02/26',
    '20260229',
    '2026-13-01',
    '1.7.2026',
    '01-07-2026',
    '01.07.2026 10:00',
    '260701',
    'x01/07/26',
  ])('"%s" is none', (text) => {
    expect(readImportDate(text)).toBeNull();
  });
});
