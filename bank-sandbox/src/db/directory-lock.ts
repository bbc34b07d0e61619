import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from '../durable-files';
import { runExclusively } from './run-exclusively';

interface DirectoryHolder {
  readonly pid: number;
  /** Address of its bank, e.g. `http://app.ibank.localhost:8080`. */
  readonly address: string;
}

/** Error: another process uses the data directory. */
export class DirectoryInUse extends Error {
  readonly holder: DirectoryHolder;

  constructor(directory: string, holder: DirectoryHolder) {
    super(`${directory} is in use by process ${holder.pid}, which answers at ${holder.address}`);
    this.holder = holder;
  }
}

export interface DirectoryLock {
  release(): Promise<void>;
}

/**
 * Locks a directory. PGlite does not: two processes on one directory lose each other's commits. The lock is a listening
 * socket, which the kernel closes even after kill -9.
 * @throws DirectoryInUse if another process has it
 */
export async function lockDirectory(directory: string, address: string): Promise<DirectoryLock> {
  makeFolder(directory);
  const path = getSocketPath(directory);
  const holder: DirectoryHolder = { pid: process.pid, address };
  const server = await runExclusively(`${path}.taking`, async () => {
    const first = await listen(path, holder);
    if (first) return first;
    const other = await askHolder(path);
    if (other) throw new DirectoryInUse(directory, other);
    // Left by a killed process.
    rmSync(path, { force: true });
    return listen(path, holder);
  });
  if (!server) throw new Error(`the lock of ${directory} cannot be taken`);
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Returns a short path: socket paths are limited to about 100 characters. */
function getSocketPath(directory: string): string {
  const hash = createHash('sha256').update(realpathSync(directory)).digest('hex').slice(0, 16);
  return join(tmpdir(), `ncb-bank-${hash}.sock`);
}

function listen(path: string, holder: DirectoryHolder): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end(JSON.stringify(holder)));
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(path, () => resolve(server.unref()));
  });
}

/** Stale file, missing file, listener just closing. */
const GONE_ERRORS = ['ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'EPIPE'];

function askHolder(path: string): Promise<DirectoryHolder | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(path).setEncoding('utf8');
    let answer = '';
    socket.on('data', (part: string) => {
      answer += part;
    });
    socket.once('end', () => resolve(answer === '' ? null : (JSON.parse(answer) as DirectoryHolder)));
    socket.once('error', (error: NodeJS.ErrnoException) =>
      GONE_ERRORS.includes(error.code ?? '') ? resolve(null) : reject(error),
    );
  });
}
