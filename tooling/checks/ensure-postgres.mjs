import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chownSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from '../kit/find-free-port.mjs';
import { installDebian } from './requirements.mjs';
import { run } from '../packages/run.mjs';

const DEBIAN = '/usr/lib/postgresql';

/**
 * Provides a PostgreSQL server for database tests: the one in `TEST_DATABASE_URL` or a private temporary one.
 * If none can be installed, `url` is null and the tests run on the embedded database only.
 * @param {{ isDurable?: boolean }} [options] durable: as in production, for benchmarks. Otherwise commits do not wait for
 *  the disk and data are kept in memory if there is space, which saves 10 % of the run
 * @returns {Promise<{ url: string | null, stop: () => Promise<void> }>}
 */
export async function ensurePostgres({ isDurable = false } = {}) {
  const nothing = async () => undefined;
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: nothing };
  if (!findServerFolder()) await installDebian('postgresql');
  const bin = findServerFolder();
  return bin ? startServer(bin, isDurable) : { url: null, stop: nothing };
}

/** Finds the newest PostgreSQL binaries: Debian keeps `initdb` and `postgres` out of PATH, one folder per version. */
function findServerFolder() {
  if (!existsSync(DEBIAN)) return null;
  const versions = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(DEBIAN, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb'))) ?? null;
}

const NOT_DURABLE = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_wal_size=128MB'].flatMap(
  (setting) => ['-c', setting],
);

const IN_MEMORY = '/dev/shm';
/** Well above the size of all test databases and of the server's log, which is limited to 128 MB. */
const ROOM_BYTES = 2 * 1024 ** 3;

function getTemporaryParent() {
  if (!existsSync(IN_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  const isRoomy = bavail * bsize > ROOM_BYTES && freemem() > 2 * ROOM_BYTES;
  return isRoomy ? IN_MEMORY : tmpdir();
}

/** @type {(bin: string, isDurable: boolean) => Promise<{ url: string, stop: () => Promise<void> }>} */
async function startServer(bin, isDurable) {
  const folder = mkdtempSync(join(isDurable ? tmpdir() : getTemporaryParent(), 'ncb-postgres-'));
  const data = join(folder, 'data');
  const user = await getServerUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { cwd: folder, ...user };
  await mustRun(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'ncb', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    options,
  );
  const port = await findFreePort();
  const server = spawn(
    join(bin, 'postgres'),
    [
      ...['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'],
      ...(isDurable ? [] : NOT_DURABLE),
    ],
    {
      ...options,
      stdio: 'ignore',
    },
  );
  await waitUntilReady(bin, port, server);
  return {
    url: `postgres://ncb@127.0.0.1:${port}/postgres`,
    stop: async () => {
      const isRunning = server.exitCode === null && server.signalCode === null;
      if (isRunning) await Promise.all([once(server, 'exit'), server.kill('SIGINT')]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the user to run the server as: PostgreSQL refuses root, and Debian's package creates a user. */
async function getServerUser() {
  if (process.getuid?.() !== 0) return null;
  const findId = async (/** @type {string} */ flag) =>
    Number((await run('id', [flag, 'postgres'], { cwd: '/', quiet: true })).output);
  return { uid: await findId('-u'), gid: await findId('-g') };
}

/** @type {(command: string, args: readonly string[], options: object) => Promise<void>} */
function mustRun(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}`))));
  });
}

/** @type {(bin: string, port: number, server: import('node:child_process').ChildProcess) => Promise<void>} */
async function waitUntilReady(bin, port, server) {
  const LIMIT_MS = 20_000;
  const deadline = Date.now() + LIMIT_MS;
  const isReady = join(bin, 'pg_isready');
  while (server.exitCode === null && Date.now() < deadline) {
    const { code } = await run(isReady, ['-h', '127.0.0.1', '-p', String(port), '-t', '1'], { cwd: '/', quiet: true });
    if (code === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('PostgreSQL did not start');
}
