import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, readlinkSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { addPath } from './with-path.mjs';

/** Limit for the holder, whose work is one small file: longer means that it was killed. */
const DEAD_AFTER_MS = 10_000;
const REPORT_EVERY_MS = 10_000;
const PAUSE_MS = 20;

/**
 * Does some work while no other process does the same in this folder, also one on another machine that shares it. Others
 * wait as long as the lock changes hands. A holder is taken for dead when its process is gone from this machine, or when
 * this process has seen the same one for `deadAfterMs`: the time of the file is by the clock of another machine, which
 * may be ahead for years.
 * @template T
 * @param {string} folder
 * @param {() => T} work short, and in one go
 * @param {number} [deadAfterMs]
 * @returns {Promise<T>}
 */
export async function withFolderLock(folder, work, deadAfterMs = DEAD_AFTER_MS) {
  const lock = join(folder, '.ncb-deploy.lock');
  const token = `${randomUUID()} ${PROCESSES ?? ''} ${process.pid}`;
  const started = performance.now();
  let reportedAt = started;
  let seen = { holder: /** @type {string | null} */ (null), since: started };
  while (!tryLock(lock, token)) {
    const now = performance.now();
    const holder = readHolder(lock);
    if (holder !== seen.holder) seen = { holder, since: now };
    else if (holder !== null && (isGone(holder) || now - seen.since >= deadAfterMs)) clearDead(lock, holder);
    if (now - reportedAt >= REPORT_EVERY_MS) {
      reportedAt = now;
      console.error(`waiting for other deployments, ${Math.round((now - started) / 1000)} s so far (${lock})`);
    }
    await setTimeout(PAUSE_MS * (0.5 + Math.random()));
  }
  try {
    return work();
  } finally {
    if (readHolder(lock) === token) rmSync(lock, { force: true });
  }
}

/**
 * Names the processes among which a number is one process: of this start of this machine, and of this container. Null
 * where that cannot be told.
 */
const PROCESSES = existsSync('/proc/self/ns/pid')
  ? `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${readlinkSync('/proc/self/ns/pid')}`
  : null;

/** True if the holder was a process beside this one and has ended. @param {string} holder */
function isGone(holder) {
  const [, processes, pid = ''] = holder.split(' ');
  if (PROCESSES === null || processes !== PROCESSES) return false;
  try {
    return !process.kill(Number(pid), 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}

/** @type {(lock: string, token: string) => boolean} */
function tryLock(lock, token) {
  let descriptor;
  try {
    descriptor = openSync(lock, 'wx');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw addPath(lock, 'written', error);
  }
  try {
    writeSync(descriptor, token);
    return true;
  } catch (error) {
    // On a full disk an empty lock file would block all deployments.
    rmSync(lock, { force: true });
    throw addPath(lock, 'written', error);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Removes a killed process's lock; of several processes one succeeds. @type {(lock: string, holder: string) => void}
 */
function clearDead(lock, holder) {
  const aside = `${lock}.${randomUUID()}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return;
    throw addPath(lock, 'removed', error);
  }
  // Another process was faster, and this lock belongs to a live holder: put it back.
  if (readHolder(aside) === holder) rmSync(aside, { force: true });
  else renameSync(aside, lock);
}

/** @type {(lock: string) => string | null} null if it was removed meanwhile */
function readHolder(lock) {
  try {
    return readFileSync(lock, 'utf8');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return null;
    throw addPath(lock, 'read', error);
  }
}
