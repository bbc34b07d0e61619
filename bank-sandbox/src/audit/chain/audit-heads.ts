import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { appendToFile, makeFolder } from '../../durable-files';

/** State of the chain at a moment: number of entries and hash of the last one, hexadecimal. */
export interface AuditHead {
  readonly entries: number;
  readonly hash: string;
}

const LINE = /^\S+ ([1-9][0-9]{0,15}) ([0-9a-f]{64})$/;

/** @returns heads by number of entries; a line that a power cut left incomplete is none */
export function readAuditHeads(path: string): readonly AuditHead[] {
  if (!existsSync(path)) return [];
  const heads = readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, entries, hash] = LINE.exec(line) ?? [];
      return entries === undefined || hash === undefined ? [] : [{ entries: Number(entries), hash }];
    });
  return heads.toSorted((one, other) => one.entries - other.entries);
}

/** Appends the line `2026-11-30T02:00:00.000Z 1234 <hash>`. */
export function appendAuditHead(path: string, at: Date, { entries, hash }: AuditHead): void {
  makeFolder(dirname(path));
  const isCut = existsSync(path) && !/(?:^|\n)$/.test(readFileSync(path, 'utf8'));
  appendToFile(path, `${isCut ? '\n' : ''}${at.toISOString()} ${entries} ${hash}\n`);
}
