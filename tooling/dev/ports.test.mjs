import { createServer } from 'node:net';
import { requireFree, parsePort, choosePorts } from './ports.mjs';

const server = createServer();
/** @type {number} */
let occupied;
beforeAll(async () => {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  occupied = /** @type {import('node:net').AddressInfo} */ (server.address()).port;
});
afterAll(() => server.close());

it('a port that another program has is told with what to do, before anything is built', async () => {
  await expect(requireFree(occupied, 'PORT')).rejects.toThrow(
    `port ${occupied} is taken by another program: stop it, or choose another with PORT`,
  );
  await expect(choosePorts(1, occupied)).rejects.toThrow('--port');
});

it('several remotes get ports of their own, of those that are free', async () => {
  const ports = await choosePorts(3, null);
  expect(new Set(ports).size).toBe(3);
  expect(ports).not.toContain(occupied);
});

it.each(['abc', '0', '65536', '-1', ''])('%j is no port', (text) => {
  expect(() => parsePort(text, '--port')).toThrow(`--port is a port from 1 to 65535, not ${text}`);
});
