import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from '../durable-files';
import { oneAtATime } from './one-at-a-time';

/** Who holds a data directory; the lock tells it to whoever asks. */
export interface DirectoryHolder {
  readonly pid: number;
  /** Where the holder's bank answers, e.g. `http://app.ibank.localhost:8080`. */
  readonly address: string;
}

/** Another process works on the data directory. */
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
 * Takes a directory for this process. PGlite does not: two processes on one directory both report success and lose
 * each other's commits. The lock is a listening socket, which the kernel closes even after kill -9.
 * @throws DirectoryInUse if another process has it
 */
export async function lockDirectory(directory: string, address: string): Promise<DirectoryLock> {
  makeFolder(directory);
  const path = socketPath(directory);
  const holder: DirectoryHolder = { pid: process.pid, address };
  const server = await oneAtATime(`${path}.taking`, async () => {
    const first = await listen(path, holder);
    if (first) return first;
    const other = await ask(path);
    if (other) throw new DirectoryInUse(directory, other);
    // Left by a process that was killed. Nobody else is at this point, so it cannot be somebody's new socket.
    rmSync(path, { force: true });
    return listen(path, holder);
  });
  if (!server) throw new Error(`the lock of ${directory} cannot be taken`);
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Short, because a socket's path may have about 100 characters only and a data directory's may have more. */
function socketPath(directory: string): string {
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

/** A file without a listener, no file, and a listener that closes at this very moment. */
const GONE = ['ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'EPIPE'];

/** The live holder behind a socket file; null if nobody listens there any more. */
function ask(path: string): Promise<DirectoryHolder | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(path).setEncoding('utf8');
    let answer = '';
    socket.on('data', (part: string) => {
      answer += part;
    });
    socket.once('end', () => resolve(answer === '' ? null : (JSON.parse(answer) as DirectoryHolder)));
    socket.once('error', (error: NodeJS.ErrnoException) =>
      GONE.includes(error.code ?? '') ? resolve(null) : reject(error),
    );
  });
}
