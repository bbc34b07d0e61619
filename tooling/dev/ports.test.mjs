import { createServer } from 'node:net';
import { needFree, portOf, portsFor } from './ports.mjs';

const server = createServer();
/** @type {number} */
let taken;
beforeAll(async () => {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  taken = /** @type {import('node:net').AddressInfo} */ (server.address()).port;
});
afterAll(() => server.close());

it('a port that another program has is told with what to do, before anything is built', async () => {
  await expect(needFree(taken, 'PORT')).rejects.toThrow(
    `port ${taken} is taken by another program: stop it, or choose another with PORT`,
  );
  await expect(portsFor(1, taken)).rejects.toThrow('--port');
});

it('several remotes get ports of their own, of those that are free', async () => {
  const ports = await portsFor(3, null);
  expect(new Set(ports).size).toBe(3);
  expect(ports).not.toContain(taken);
});

it.each(['abc', '0', '65536', '-1', ''])('%j is no port', (text) => {
  expect(() => portOf(text, '--port')).toThrow(`--port is a port from 1 to 65535, not ${text}`);
});
