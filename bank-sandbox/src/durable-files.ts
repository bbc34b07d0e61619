import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const OWNER_ONLY_FILE = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

/** Makes a folder, and those above it, that is still there after a power cut. */
export function makeFolder(path: string): void {
  const target = resolve(path);
  const first = mkdirSync(target, { recursive: true, mode: OWNER_ONLY_FOLDER });
  if (first === undefined) return;
  for (let made = target; made !== dirname(first); made = dirname(made)) syncPath(dirname(made));
}

/** Writes a file, which is after a power cut as it was or as it became, never a part of either. */
export function replaceFile(path: string, content: string | Uint8Array): void {
  placeFile(path, content, renameSync);
}

/**
 * Writes a file that is not there yet; after a power cut it is whole or not there.
 * @returns false if another process was faster: its file stays
 */
export function createFile(path: string, content: string | Uint8Array): boolean {
  try {
    placeFile(path, content, linkSync);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

function placeFile(path: string, content: string | Uint8Array, place: (draft: string, path: string) => void): void {
  const draft = `${path}.${randomUUID()}`;
  try {
    writeFileSync(draft, content, { mode: OWNER_ONLY_FILE, flush: true });
    place(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
  syncPath(dirname(path));
}

/** Puts a folder with everything below it onto the disk: writing alone leaves it in memory for half a minute. */
export function syncFolder(path: string): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.isDirectory()) syncFolder(join(path, entry.name));
    else if (entry.isFile()) syncPath(join(path, entry.name));
  }
  syncPath(path);
}

/** Puts one file, or the list of names of one folder, onto the disk. */
export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
