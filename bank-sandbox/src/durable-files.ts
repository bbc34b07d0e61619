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
import { open } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

const OWNER_ONLY_FILE = 0o600;
const OWNER_ONLY_FOLDER = 0o700;
const LINE_END = Buffer.from('\n');

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

/**
 * Appends a line, which survives a power cut when this resolves; lines of parallel writers do not mix. Begins a new line
 * if the last one was left incomplete.
 * @throws Error if the disk took only a part: what it took stays as an incomplete line
 */
export async function appendLine(path: string, line: string): Promise<void> {
  const file = await open(path, 'a+', OWNER_ONLY_FILE);
  try {
    const { size } = await file.stat();
    const last = size > 0 ? (await file.read({ buffer: Buffer.alloc(1), position: size - 1 })).buffer : LINE_END;
    const text = Buffer.from(`${last.equals(LINE_END) ? '' : '\n'}${line}\n`);
    const { bytesWritten } = await file.write(text);
    if (bytesWritten < text.length) throw new Error(`${bytesWritten} of ${text.length} bytes were written: disk full?`);
    await file.sync();
    if (size === 0) syncPath(dirname(path));
  } finally {
    await file.close();
  }
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
