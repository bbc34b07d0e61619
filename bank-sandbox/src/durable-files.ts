import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const OWNER_ONLY_FILE = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

/** Makes a folder that survives a power cut. */
export function makeFolder(path: string): void {
  const target = resolve(path);
  const first = mkdirSync(target, { recursive: true, mode: OWNER_ONLY_FOLDER });
  if (first === undefined) return;
  for (let folder = target; folder !== dirname(first); folder = dirname(folder)) syncPath(dirname(folder));
}

/** Replaces a file: after a power cut it has the old or the new content. */
export function replaceFile(path: string, content: string | Uint8Array): void {
  placeFile(path, content, renameSync);
}

/**
 * Creates a file, complete or absent after a power cut.
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

/** Appends a text, which survives a power cut when this returns; whole lines of parallel writers do not mix. */
export function appendToFile(path: string, text: string): void {
  const isNew = !existsSync(path);
  const descriptor = openSync(path, 'a', OWNER_ONLY_FILE);
  try {
    writeSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  if (isNew) syncPath(dirname(path));
}

/** Syncs a folder to disk: written data otherwise stay in memory for half a minute. */
export function syncFolder(path: string): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.isDirectory()) syncFolder(join(path, entry.name));
    else if (entry.isFile()) syncPath(join(path, entry.name));
  }
  syncPath(path);
}

export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
