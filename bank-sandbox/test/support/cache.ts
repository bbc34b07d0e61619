import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { DirectoryInUse, lockDirectory, type DirectoryLock } from '../../src/db/directory-lock';

const PREFIX = 'ncb-bank-cache-';
const OLD_MS = 24 * 60 * 60_000;

/**
 * A folder that is filled once per key and kept for the other test files and for the next run.
 * @param fill puts everything into the folder that it is given
 */
export async function cached(key: string, fill: (directory: string) => Promise<void>): Promise<string> {
  const directory = join(tmpdir(), PREFIX + key);
  if (existsSync(directory)) return directory;
  const lock = await waitForLock(join(tmpdir(), `${PREFIX}lock-${key}`));
  try {
    if (existsSync(directory)) return directory;
    removeOldOnes();
    const work = mkdtempSync(join(tmpdir(), `${PREFIX}new-`));
    await fill(work);
    renameSync(work, directory);
    return directory;
  } finally {
    await lock.release();
  }
}

/** A data folder for one test. */
export function freshDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'ncb-bank-test-'));
}

/** Test files run in several processes: one fills the folder, the others wait for it. */
async function waitForLock(directory: string): Promise<DirectoryLock> {
  for (;;) {
    try {
      return await lockDirectory(directory, 'test');
    } catch (error) {
      if (!(error instanceof DirectoryInUse)) throw error;
      await setTimeout(100);
    }
  }
}

function removeOldOnes(): void {
  for (const name of readdirSync(tmpdir()).filter((item) => /^ncb-bank-(?:cache|test)-/.test(item))) {
    const path = join(tmpdir(), name);
    // Another process may be removing it too.
    const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - made > OLD_MS) rmSync(path, { recursive: true, force: true });
  }
}
