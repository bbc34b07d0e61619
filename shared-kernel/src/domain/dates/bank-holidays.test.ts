import { addDays } from './calendar-date';
import { isSettlementDay, isWeekend, type SettlementCalendar } from './bank-holidays';

describe('Easter', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('of %i is %s: the banks are closed from Good Friday to Easter Monday', (_, sunday) => {
    const open = [-3, -2, -1, 0, 1, 2].map((days) => isSettlementDay('target', addDays(sunday, days)));
    expect(open).toEqual([true, false, false, false, false, true]);
  });
});

describe('a holiday of the banks', () => {
  // From the announcements of the ECB, the Federal Reserve, the Bank of England and the Bank of Japan.
  it.each<[SettlementCalendar, string]>([
    ['target', '2026-04-03'],
    ['target', '2026-04-06'],
    ['target', '2026-05-01'],
    ['target', '2026-12-25'],
    ['fed', '2026-01-19'],
    ['fed', '2026-05-25'],
    ['fed', '2026-11-26'],
    ['fed', '2027-07-05'],
    ['london', '2026-05-04'],
    ['london', '2026-05-25'],
    ['london', '2026-08-31'],
    ['london', '2026-12-28'],
    ['london', '2027-12-27'],
    ['london', '2027-12-28'],
    ['warsaw', '2026-06-04'],
    ['warsaw', '2026-11-11'],
    ['tokyo', '2026-03-20'],
    ['tokyo', '2026-05-06'],
    ['tokyo', '2026-09-23'],
    ['tokyo', '2026-11-23'],
    // Between Respect for the Aged Day and the autumnal equinox.
    ['tokyo', '2026-09-22'],
    ['tokyo', '2032-09-21'],
    ['tokyo', '2026-12-31'],
    ['tokyo', '2034-01-03'],
  ])('in %s is %s', (calendar, day) => {
    expect([isWeekend(day), isSettlementDay(calendar, day)]).toEqual([false, false]);
  });

  it.each<[SettlementCalendar, string]>([
    ['target', '2026-11-26'],
    ['fed', '2026-07-03'],
    ['ukraine', '2026-08-24'],
    ['london', '2026-05-01'],
    // A Sunday, but no public holiday: not moved.
    ['tokyo', '2027-01-04'],
    ['tokyo', '2028-01-04'],
    ['tokyo', '2034-01-04'],
  ])('in %s is not %s', (calendar, day) => {
    expect(isSettlementDay(calendar, day)).toBe(true);
  });

  it('leaves weekends closed everywhere', () => {
    expect(isSettlementDay('ukraine', '2026-11-21')).toBe(false);
    expect(isSettlementDay('target', '2026-11-22')).toBe(false);
  });
});
