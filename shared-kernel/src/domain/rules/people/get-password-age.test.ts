import { getPasswordAge } from './get-password-age';

describe('passwordAge', () => {
  it.each([
    ['six days before its end', '2026-07-21', { state: 'valid' }],
    ['five days before its end', '2026-07-20', { state: 'ending', days: 5 }],
    ['the day before its end', '2026-07-16', { state: 'ending', days: 1 }],
    ['on its last day', '2026-07-15', { state: 'ending', days: 0 }],
    ['the day after', '2026-07-14', { state: 'expired' }],
    ['without an end', null, { state: 'valid' }],
  ])('%s (%s) is on 2026-07-15: %j', (_, expires, age) => {
    expect(getPasswordAge(expires, '2026-07-15')).toEqual(age);
  });
});
