import { createRateLimit } from './create-rate-limit';

const at = (seconds: number) => new Date(seconds * 1000);

test('each name has its own number of calls a minute, and a new minute begins anew', () => {
  const isWithin = createRateLimit(2);
  expect([isWithin('a', at(0)), isWithin('a', at(1)), isWithin('a', at(2)), isWithin('b', at(2))]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  expect(isWithin('a', at(60))).toBe(true);
});
