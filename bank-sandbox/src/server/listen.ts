import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import type { BankConfig } from '../config';

/** Size limit: a query may contain a thousand ids (get_docs2sign), three times Node's limit. */
const HEADER_MAX = 128 * 1024;
/**
 * Time limits of a request, ms: for its headers, and for all of it. Slower ones are answered 408 and closed, or a few
 * callers could hold many connections with a byte now and then. The largest body (16 MB) needs 1.1 Mbit/s.
 */
export const REQUEST_LIMITS = {
  headersTimeout: 20_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
} as const satisfies ServerOptions;

/** Interval while stopping; otherwise one open browser delays the stop. */
const CLOSE_IDLE_EVERY_MS = 50;

export class PortTaken extends Error {
  readonly port: number;

  constructor(port: number, address: string) {
    super(`port ${port} of ${address} is taken by another program`);
    this.port = port;
  }
}

export interface Listening {
  stop(): Promise<void>;
}

interface Listener {
  readonly server: Server;
  readonly sockets: ReadonlySet<Socket>;
}

/** @throws PortTaken if one of the ports is taken; then none is opened */
export async function listen(
  config: BankConfig,
  answer: RequestListener,
  limits: ServerOptions = REQUEST_LIMITS,
): Promise<Listening> {
  const listeners: Listener[] = [];
  try {
    for (const port of getPorts(config)) {
      for (const address of config.listenOn) {
        const listener = await listenOn(port, address, answer, limits);
        if (listener) listeners.push(listener);
      }
    }
    if (listeners.length === 0) throw new Error(`none of ${config.listenOn.join(', ')} is an address of this machine`);
  } catch (error) {
    await Promise.all(listeners.map(close));
    throw error;
  }
  return {
    async stop() {
      await Promise.all(listeners.map(close));
    },
  };
}

function getPorts({ port, appOrigin, signOrigin }: BankConfig): readonly number[] {
  return port === null ? [...new Set([getPort(appOrigin), getPort(signOrigin)])] : [port];
}

function getPort(origin: string): number {
  const { port, protocol } = new URL(origin);
  if (port !== '') return Number(port);
  return protocol === 'https:' ? 443 : 80;
}

/** @returns null if the machine has no such address, such as ::1 without IPv6 */
function listenOn(
  port: number,
  address: string,
  answer: RequestListener,
  limits: ServerOptions,
): Promise<Listener | null> {
  return new Promise((resolve, reject) => {
    const server = createServer({ ...limits, maxHeaderSize: HEADER_MAX }, answer);
    const sockets = new Set<Socket>();
    server.on('connection', (socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') return resolve(null);
      reject(error.code === 'EADDRINUSE' ? new PortTaken(port, address) : error);
    });
    server.listen(port, address, () => resolve({ server, sockets }));
  });
}

function close({ server, sockets }: Listener): Promise<void> {
  return new Promise((resolve) => {
    const closeIdle = () => {
      server.closeIdleConnections();
      // Browsers connect ahead, and Node treats such a connection as busy for a minute.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    };
    const timer = setInterval(closeIdle, CLOSE_IDLE_EVERY_MS);
    server.close(() => {
      clearInterval(timer);
      resolve();
    });
    closeIdle();
  });
}
