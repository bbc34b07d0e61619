import { mkdirSync, rmdirSync, statSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

const LOOK_AGAIN_MS = 20;
/** Age of a lock that belongs to a killed process. */
const ABANDONED_MS = 5_000;

/**
 * Runs work exclusively among processes, by creating a directory.
 * @param path names the work; nothing may exist there
 */
export async function runExclusively<T>(path: string, work: () => Promise<T>): Promise<T> {
  while (!tryMake(path)) {
    if (isAbandoned(path)) removeIfThere(path);
    else await setTimeout(LOOK_AGAIN_MS);
  }
  try {
    return await work();
  } finally {
    removeIfThere(path);
  }
}

function tryMake(path: string): boolean {
  try {
    mkdirSync(path);
    return true;
  } catch (error) {
    if (getErrorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function isAbandoned(path: string): boolean {
  const lockStat = statSync(path, { throwIfNoEntry: false });
  return lockStat !== undefined && Date.now() - lockStat.mtimeMs > ABANDONED_MS;
}

function removeIfThere(path: string): void {
  try {
    rmdirSync(path);
  } catch (error) {
    if (getErrorCode(error) !== 'ENOENT') throw error;
  }
}

function getErrorCode(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
