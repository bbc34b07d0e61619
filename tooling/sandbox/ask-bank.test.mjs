import { once } from 'node:events';
import { createServer } from 'node:http';
import { askBank } from './ask-bank.mjs';

/** @typedef {import('node:http').IncomingMessage} Incoming */
/** @typedef {import('node:net').AddressInfo} AddressInfo */

/** @param {(asked: { request: Incoming, body: string }) => readonly [status: number, text: string]} answer */
async function bankWith(answer) {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const [status, text] = answer({ request, body });
      response.writeHead(status).end(text);
    });
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = /** @type {AddressInfo} */ (server.address());
  return { place: { origin: 'http://app.ibank.localhost:8080', port }, close: () => server.close() };
}

test('a command is posted word by word, with the token of the console and under the bank’s own name', async () => {
  /** @type {unknown[]} */
  const requests = [];
  const bank = await bankWith(({ request, body }) => {
    requests.push([request.method, request.url, request.headers.host, [...new URLSearchParams(body)]]);
    return request.method === 'GET' ? [200, 'the token'] : [200, 'Виконано.\n'];
  });
  expect(await askBank(bank.place, ['abort', '10001', 'немає договору & печатки'])).toEqual({
    ok: true,
    text: 'Виконано.\n',
  });
  const words = ['abort', '10001', 'немає договору & печатки'].map((word) => ['word', word]);
  expect(requests).toEqual([
    ['GET', '/sandbox/token', 'app.ibank.localhost:8080', []],
    ['POST', '/sandbox/commands', 'app.ibank.localhost:8080', [['token', 'the token'], ...words]],
  ]);
  bank.close();
});

test('what the bank does not do is told as it tells it, and is no success', async () => {
  const bank = await bankWith(({ request }) => (request.method === 'GET' ? [200, 't'] : [422, 'Не знайдено.\n']));
  expect(await askBank(bank.place, ['execute', '1'])).toEqual({ ok: false, text: 'Не знайдено.\n' });
  bank.close();
});

test('a bank without a console gets no command', async () => {
  let posts = 0;
  const bank = await bankWith(({ request }) => {
    if (request.method === 'POST') posts += 1;
    return [404, 'Not found\n'];
  });
  await expect(askBank(bank.place, ['pause'])).rejects.toThrow('no console');
  expect(posts).toBe(0);
  bank.close();
});

test('where nobody listens that is what is said', async () => {
  const bank = await bankWith(() => [200, '']);
  bank.close();
  await expect(askBank(bank.place, ['help'])).rejects.toThrow();
});
