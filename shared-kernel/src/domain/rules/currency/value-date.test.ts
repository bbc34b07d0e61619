import { getCreditDay, getEarliestValue } from './value-date';

describe('the first day on which a payment can have its value', () => {
  it.each([
    ['EUR', '2026-07-22', '14:59', '2026-07-22', 'none'],
    ['EUR', '2026-07-22', '15:00', '2026-07-23', 'cutOff'],
    // A Friday afternoon, a Sunday.
    ['USD', '2026-11-20', '16:30', '2026-11-23', 'cutOff'],
    ['EUR', '2026-11-22', '10:00', '2026-11-23', 'weekend'],
    // Thanksgiving closes US banks only.
    ['USD', '2026-11-26', '09:00', '2026-11-27', 'holiday'],
    ['EUR', '2026-11-26', '09:00', '2026-11-26', 'none'],
    // Good Friday to Easter Monday.
    ['EUR', '2026-04-02', '15:30', '2026-04-07', 'cutOff'],
    ['GBP', '2026-07-22', '11:00', '2026-07-23', 'term'],
    ['JPY', '2026-11-20', '10:00', '2026-11-25', 'term'],
  ])('for %s on %s at %s is %s (%s)', (letters, bankDay, time, day, reason) => {
    expect(getEarliestValue(letters, bankDay, time)).toMatchObject({ day, reason });
  });

  it.each([
    ['USD', '2026-11-26', '2026-11-27'],
    ['EUR', '2026-11-26', '2026-11-26'],
    ['EUR', '2026-12-25', '2026-12-28'],
    ['JPY', '2026-12-31', '2027-01-04'],
    ['RUR', '2026-11-28', '2026-11-30'],
  ])('banks of %s that get a payment on %s credit it on %s', (letters, day, credited) => {
    expect(getCreditDay(letters, day)).toBe(credited);
  });

  it('is not known for a currency without terms', () => {
    expect(getEarliestValue('RUR', '2026-07-22', '10:00')).toBeNull();
  });
});
