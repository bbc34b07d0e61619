import { request } from 'node:http';

const LIMIT_MS = 60_000;

/**
 * Sends a command to the bank's console, which answers only connections from this machine: connects to `localhost` with
 * the bank's name in the Host header.
 * @param {import('./find-bank-place.mjs').BankPlace} place
 * @param {readonly string[]} words
 * @returns {Promise<{ ok: boolean, text: string }>}
 */
export async function askBank(place, words) {
  const token = await send(place, { method: 'GET', path: '/sandbox/token' });
  if (token.status !== 200) throw new Error('it has no console: production mode, or not our bank');
  const body = new URLSearchParams([['token', token.text], ...words.map((word) => ['word', word])]).toString();
  const { status, text } = await send(place, { method: 'POST', path: '/sandbox/commands', body });
  return { ok: status === 200, text };
}

/**
 * @param {import('./find-bank-place.mjs').BankPlace} place
 * @param {{ method: string, path: string, body?: string }} what
 * @returns {Promise<{ status: number, text: string }>}
 */
function send({ origin, port }, { method, path, body }) {
  return new Promise((resolve, reject) => {
    const headers = { host: new URL(origin).host, 'content-type': 'application/x-www-form-urlencoded' };
    const outgoing = request(
      { host: 'localhost', port, method, path, headers, timeout: LIMIT_MS, agent: false },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk) => (text += chunk));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
        answer.on('error', reject);
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in time')));
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
