import { createServer } from 'node:net';

/**
 * Range below the ports of outgoing connections, which begin at 32768 on Linux and 49152 on macOS. One of those is taken
 * by the next connection of a browser or a database, before the server listens on it.
 */
const FIRST = 20_000;
const LAST = 32_000;

/** Counts up from a random place, so that two callers, in this process or in another one, get different ports. */
let next = FIRST + Math.floor(Math.random() * (LAST - FIRST));

/**
 * Finds a TCP port of 127.0.0.1 on which a test's server may listen.
 * @returns {Promise<number>}
 * @throws {Error} if no port of the range is free
 */
export async function findFreePort() {
  for (let tries = LAST - FIRST; tries > 0; tries -= 1) {
    const port = next;
    next = next < LAST ? next + 1 : FIRST;
    if (await isFree(port)) return port;
  }
  throw new Error(`no port between ${FIRST} and ${LAST} is free`);
}

/** @type {(port: number) => Promise<boolean>} */
function isFree(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => ('code' in error && error.code === 'EADDRINUSE' ? resolve(false) : reject(error)));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
