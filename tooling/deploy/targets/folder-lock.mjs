import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The work under the lock is one small file: whoever holds it longer was killed. */
const DEAD_AFTER_MS = 10_000;
const WAIT_MAX_MS = 30_000;
const PAUSE_MS = 5;

/**
 * Does some work while no other process does the same in this folder, also one on another machine that shares it.
 * @template T
 * @param {string} folder
 * @param {() => T} work short, and in one go
 * @returns {Promise<T>}
 */
export async function withFolderLock(folder, work) {
  const lock = join(folder, '.ncb-deploy.lock');
  const token = randomUUID();
  const deadline = Date.now() + WAIT_MAX_MS;
  while (!take(lock, token)) {
    if (Date.now() > deadline) throw new Error(`somebody else has held ${lock} for ${WAIT_MAX_MS / 1000} s`);
    clearDead(lock);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  try {
    return work();
  } finally {
    if (holderOf(lock) === token) rmSync(lock, { force: true });
  }
}

/** @type {(lock: string, token: string) => boolean} */
function take(lock, token) {
  try {
    writeFileSync(lock, token, { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/** Takes away the lock of a process that was killed while it held it. Of several who see it, one does. */
function clearDead(/** @type {string} */ lock) {
  const holder = holderOf(lock);
  if (holder === null || ageOf(lock) < DEAD_AFTER_MS) return;
  const aside = `${lock}.${randomUUID()}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return;
    throw error;
  }
  const taken = holderOf(aside);
  // Somebody was faster and this is the lock of one who lives: he gets it back.
  if (taken !== null && taken !== holder) renameSync(aside, lock);
  else rmSync(aside, { force: true });
}

/** @type {(lock: string) => string | null} */
function holderOf(lock) {
  return orNull(() => readFileSync(lock, 'utf8'));
}

/** @type {(lock: string) => number} */
function ageOf(lock) {
  return Date.now() - (orNull(() => statSync(lock).mtimeMs) ?? Date.now());
}

/**
 * @template T
 * @param {() => T} look at a file that may go at any moment
 * @returns {T | null}
 */
function orNull(look) {
  try {
    return look();
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return null;
    throw error;
  }
}
