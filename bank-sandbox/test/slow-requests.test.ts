import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { REQUEST_TIMEOUT_MAX_MS } from '@ncb/shared-kernel/domain/vocabulary';
import { listen, REQUEST_LIMITS, type Listening } from '../src/server/listen';
import { routeByHost } from '../src/server/route-by-host';
import { ROUTES } from '../src/server/routes';
import { findFreePorts } from './support/bank-process';
import { setUpBank } from './support/set-up-bank';

const bank = setUpBank();
const LIMITS = { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 };
const PIECE_EVERY_MS = 40;
/** Time that a slow client is sent away within, with room for a busy machine. */
const END_MS = 3_000;

let listening: Listening;
let port: number;
let host: string;
beforeAll(async () => {
  [port] = await findFreePorts();
  const config = {
    ...bank.services.config,
    appOrigin: `http://localhost:${port}`,
    signOrigin: 'http://s.localhost:1',
    port,
  };
  host = new URL(config.appOrigin).host;
  listening = await listen(config, routeByHost(config, bank.app, bank.widget), LIMITS);
});
afterAll(() => listening.stop());

/** Sends a text in pieces of one byte. @returns the answer and the time until the connection was closed, ms */
async function sendSlowly(beginning: string, rest: string): Promise<{ readonly text: string; readonly ms: number }> {
  const start = performance.now();
  const socket: Socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (part) => (text += part.toString()));
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(beginning);
  const pieces = [...rest];
  const timer = setInterval(() => void (socket.writable && socket.write(pieces.shift() ?? '')), PIECE_EVERY_MS);
  // A byte sent after the answer resets the connection, for which `once` would reject.
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(timer);
  return { text, ms: performance.now() - start };
}

const head = (path: string, length: number) =>
  [
    `POST ${path} HTTP/1.1`,
    `Host: ${host}`,
    'X-Requested-With: ncb',
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${length}`,
    '',
    '',
  ].join('\r\n');

test.each(['/ncb/api/login', '/ncb/api/save_pmt'])(
  'a body of %s that comes byte by byte ends within the limit, and others are answered meanwhile',
  async (path) => {
    const slow = sendSlowly(head(path, 1000), 'login=director1&pwd='.padEnd(1000, 'x'));
    const other = await fetch(`http://127.0.0.1:${port}/health/live`).catch((error: unknown) => error);
    // Another host name than ours: it is answered at once all the same.
    expect((other as Response).status).toBe(421);
    const { text, ms } = await slow;
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    expect(ms).toBeLessThan(END_MS);
  },
);

test('headers that come byte by byte are answered 408', async () => {
  const { text, ms } = await sendSlowly(`GET /ncb/ HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `, 'x'.repeat(1000));
  expect(text).toMatch(/^HTTP\/1\.1 408 /);
  expect(ms).toBeLessThan(END_MS);
});

test('what is slow but within the limit is answered', async () => {
  const body = 'login=director1&pwd=wrong';
  const request = head('/ncb/api/login', body.length).replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
  const { text } = await sendSlowly(request + body.slice(0, -5), body.slice(-5));
  expect(text).toMatch(/^HTTP\/1\.1 401 /);
});

test('a body that was given up is no failure of the bank', () => {
  expect(bank.readLog()).not.toContain('unexpected failure');
});

test('the largest body comes within the limit at 1.2 Mbit/s, and no client waits longer for it', () => {
  const { headersTimeout, requestTimeout } = REQUEST_LIMITS;
  const largest = Math.max(...ROUTES.map(({ bodyLimit }) => bodyLimit ?? 0));
  expect((largest * 8) / (requestTimeout / 1000)).toBeLessThan(1_200_000);
  expect(requestTimeout).toBeGreaterThanOrEqual(REQUEST_TIMEOUT_MAX_MS);
  expect(headersTimeout).toBeLessThan(requestTimeout);
});
