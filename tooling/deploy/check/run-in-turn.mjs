import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { availableParallelism, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const POLL_MS = 200;
const REPORT_EVERY_MS = 10_000;
/** Number of checks at once: a starting browser keeps two cores busy, so more would all run into their time limits. */
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));
const FOLDER = join(tmpdir(), `ncb-checks-${userInfo().uid}`);

/**
 * Runs work when its turn comes among all checks of this user on this machine, first come first served.
 * Tickets of ended processes are ignored.
 * @template T
 * @param {() => Promise<T>} work
 * @param {{ folder?: string, atOnce?: number }} [options]
 * @returns {Promise<T>}
 */
export async function runInTurn(work, { folder = FOLDER, atOnce = AT_ONCE } = {}) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const ticket = `${String(Date.now()).padStart(15, '0')}-${process.pid}-${randomUUID()}`;
  writeFileSync(join(folder, ticket), '');
  const started = performance.now();
  let reportedAt = -Infinity;
  try {
    for (;;) {
      const before = listLiveTickets(folder).filter((other) => other < ticket).length;
      if (before < atOnce) break;
      if (performance.now() - reportedAt >= REPORT_EVERY_MS) {
        reportedAt = performance.now();
        const waited = Math.round((reportedAt - started) / 1000);
        console.error(`waiting for other checks on this machine, ${before} before this one, ${waited} s so far`);
      }
      await setTimeout(POLL_MS);
    }
    return await work();
  } finally {
    rmSync(join(folder, ticket), { force: true });
  }
}

function listLiveTickets(/** @type {string} */ folder) {
  return readdirSync(folder).filter((ticket) => {
    if (isAlive(Number(ticket.split('-')[1]))) return true;
    rmSync(join(folder, ticket), { force: true });
    return false;
  });
}

function isAlive(/** @type {number} */ pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process is alive and belongs to another user.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
