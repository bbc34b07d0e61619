import { lookAhead } from './look-ahead';

it('keeps the order, works on so many at once and no more, and throws only what is asked for', async () => {
  let [running, most] = [0, 0];
  const next = lookAhead([5, 1, 3, 0, 2], 2, async (item) => {
    most = Math.max(most, (running += 1));
    for (let turn = 0; turn < item; turn += 1) await Promise.resolve();
    running -= 1;
    if (item === 0) throw new Error('nought');
    return item;
  });
  expect([await next(), await next(), await next()]).toEqual([5, 1, 3]);
  await expect(next()).rejects.toThrow('nought');
  expect([await next(), most]).toEqual([2, 2]);
  expect(next).toThrow(RangeError);
});
