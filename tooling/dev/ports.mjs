import { createServer } from 'node:net';

const FIRST_PORT = 3001;
const PORTS_TRIED = 50;

/**
 * @param {number} count
 * @param {number | null} firstPort null: any
 * @returns {Promise<number[]>}
 * @throws Error that names the busy port
 */
export async function choosePorts(count, firstPort) {
  if (firstPort !== null) {
    const ports = Array.from({ length: count }, (_, index) => firstPort + index);
    for (const port of ports) await requireFree(port, '--port');
    return ports;
  }
  /** @type {number[]} */
  const found = [];
  for (let port = FIRST_PORT; found.length < count && port < FIRST_PORT + PORTS_TRIED; port += 1)
    if (await isFree(port)) found.push(port);
  if (found.length < count) throw new Error(`no free ports from ${FIRST_PORT} on; say --port`);
  return found;
}

/** @type {(text: string, setting: string) => number} */
export function parsePort(text, setting) {
  if (!/^\d{1,5}$/.test(text) || Number(text) < 1 || Number(text) > 65_535)
    throw new Error(`${setting} is a port from 1 to 65535, not ${text}`);
  return Number(text);
}

/** @type {(port: number, setting: string) => Promise<void>} */
export async function requireFree(port, setting) {
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
