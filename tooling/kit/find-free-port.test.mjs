import { once } from 'node:events';
import { createServer } from 'node:net';
import { findFreePort } from './find-free-port.mjs';

test('no port is given twice, taken ones are passed over, and none is one of outgoing connections', async () => {
  const first = await findFreePort();
  const taken = createServer().listen(first + 1, '127.0.0.1');
  // A port that another program has will do as well.
  await Promise.race([once(taken, 'listening'), once(taken, 'error')]);
  const ports = await Promise.all(Array.from({ length: 20 }, findFreePort));
  taken.close();
  expect(new Set([first, first + 1, ...ports]).size).toBe(22);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});
