import { createServer } from 'node:net';

export const FIRST_PORT = 3001;
const LOOKED_AT = 50;

/**
 * @param {number} count
 * @param {number | null} wanted null: any
 * @returns {Promise<number[]>}
 * @throws Error that names the busy port
 */
export async function portsFor(count, wanted) {
  if (wanted !== null) {
    const ports = Array.from({ length: count }, (_, index) => wanted + index);
    for (const port of ports) await needFree(port, '--port');
    return ports;
  }
  /** @type {number[]} */
  const found = [];
  for (let port = FIRST_PORT; found.length < count && port < FIRST_PORT + LOOKED_AT; port += 1)
    if (await isFree(port)) found.push(port);
  if (found.length < count) throw new Error(`no free ports from ${FIRST_PORT} on; say --port`);
  return found;
}

/** @type {(text: string, setting: string) => number} */
export function portOf(text, setting) {
  if (!/^\d{1,5}$/.test(text) || Number(text) < 1 || Number(text) > 65_535)
    throw new Error(`${setting} is a port from 1 to 65535, not ${text}`);
  return Number(text);
}

/** @type {(port: number, setting: string) => Promise<void>} */
export async function needFree(port, setting) {
  if (!(await isFree(port)))
    throw new Error(`port ${port} is taken by another program: stop it, or choose another with ${setting}`);
}

/** @type {(port: number) => Promise<boolean>} */
async function isFree(port) {
  // A program on either loopback address is in the way.
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'));
}

/** @type {(port: number, host: string) => Promise<boolean>} */
function canListen(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    // Other errors, as on a machine without IPv6, mean that no program listens there.
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ { code }) =>
      resolve(code !== 'EADDRINUSE' && code !== 'EACCES'),
    );
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}
