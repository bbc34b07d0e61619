import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { DirectoryInUse, lockDirectory, type DirectoryLock } from '../../src/db/directory-lock';

const PREFIX = 'ncb-bank-cache-';
const OLD_MS = 24 * 60 * 60_000;

/**
 * Returns a folder filled once per key and shared by test files and later runs.
 * @param fill fills the folder
 */
export async function getCachedFolder(key: string, fill: (directory: string) => Promise<void>): Promise<string> {
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

export function freshDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'ncb-bank-test-'));
}

/** Waits until another test process has filled the folder. */
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
    const modifiedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - modifiedAt > OLD_MS) rmSync(path, { recursive: true, force: true });
  }
}
