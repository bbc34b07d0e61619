import { getDelay, POLICIES } from './throttle';

test('four failures cost nothing, the fifth a second, each further one twice as much, the tenth a quarter of an hour', () => {
  const delays = Array.from({ length: 10 }, (_, index) => getDelay(index + 1, POLICIES.login) / 1000);
  expect(delays).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 900]);
});
