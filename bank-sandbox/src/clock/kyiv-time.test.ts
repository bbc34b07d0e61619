import { getBankDay } from './bank-day';
import { getKyivDayStart, toKyivMoment } from './kyiv-time';

test.each([
  ['2026-07-15T09:00:00Z', '2026-07-15T12:00:00'],
  ['2026-01-15T09:00:00Z', '2026-01-15T11:00:00'],
  ['2026-03-29T00:59:59Z', '2026-03-29T02:59:59'],
  ['2026-03-29T01:00:00Z', '2026-03-29T04:00:00'],
  ['2026-12-31T22:00:00Z', '2027-01-01T00:00:00'],
])('%s is %s in Kyiv, summer time and the turn of the year included', (moment, wall) => {
  expect(toKyivMoment(new Date(moment))).toBe(wall);
});

test('the bank day begins at midnight in Kyiv and moves with the operator', () => {
  const lateEvening = new Date('2026-07-15T21:00:00Z');
  expect([getBankDay(lateEvening, 0), getBankDay(lateEvening, 2)]).toEqual(['2026-07-16', '2026-07-18']);
});

test.each([
  ['2026-07-15', '2026-07-14T21:00:00.000Z'],
  ['2026-01-15', '2026-01-14T22:00:00.000Z'],
  ['2026-03-29', '2026-03-28T22:00:00.000Z'],
  ['2026-03-30', '2026-03-29T21:00:00.000Z'],
  ['2026-10-25', '2026-10-24T21:00:00.000Z'],
  ['2026-10-26', '2026-10-25T22:00:00.000Z'],
])('%s begins in Kyiv at %s, also on the days when the clocks are changed', (day, moment) => {
  expect(getKyivDayStart(day).toISOString()).toBe(moment);
});
