import { getRequestDay } from './get-request-day';

it.each([
  ['a working day without a chosen one', '', '2026-07-17', '2026-07-17'],
  ['a Saturday without a chosen one', '', '2026-07-18', '2026-07-20'],
  ['a chosen later day', '2026-07-22', '2026-07-18', '2026-07-22'],
  ['a text that is no date', '2026-07', '2026-07-18', '2026-07-20'],
])('the day of a request on %s is a working one', (_case, chosen, bankDay, day) => {
  for (const type of [3, 4, 5] as const) expect(getRequestDay(type, chosen, bankDay)).toBe(day);
});
