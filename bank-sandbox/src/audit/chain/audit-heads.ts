import { dirname } from 'node:path';
import { readFile } from 'node:fs/promises';
import { appendLine, makeFolder } from '../../durable-files';
import { withTimeout } from '../../server/with-timeout';

/** State of the chain at a moment: number of entries and hash of the last one, hexadecimal. */
export interface AuditHead {
  readonly entries: number;
  readonly hash: string;
}

/** Heads of a database in the file of heads. */
export interface OutsideHeads {
  /** By number of entries. */
  readonly heads: readonly AuditHead[];
  /** Hashes by entry that an operator accepted though they do not fit the entry before. */
  readonly accepted: ReadonlyMap<number, string>;
  /** True if the file has heads of another database. */
  readonly hasOthers: boolean;
}

const LINE = /^\S+ (\S+) (accepted )?([1-9][0-9]{0,15}) ([0-9a-f]{64})$/;

/**
 * Reads lines `<moment> <database> <entries> <hash>` and, written by hand, `<moment> <database> accepted <entry> <hash>`;
 * a line that a power cut left incomplete is none. An accepted entry replaces earlier heads of its number or a later one.
 */
export function parseAuditHeads(text: string, database: string): OutsideHeads {
  let heads: AuditHead[] = [];
  const accepted = new Map<number, string>();
  let hasOthers = false;
  for (const line of text.split('\n')) {
    const [, owner, acceptance, number, hash] = LINE.exec(line) ?? [];
    if (hash === undefined) continue;
    const head = { entries: Number(number), hash };
    if (owner !== database) hasOthers = true;
    else if (acceptance === undefined) heads.push(head);
    else {
      accepted.set(head.entries, hash);
      heads = [...heads.filter(({ entries }) => entries < head.entries), head];
    }
  }
  return { heads: heads.toSorted((one, other) => one.entries - other.entries), accepted, hasOthers };
}

export const formatAuditHead = (database: string, { entries, hash }: AuditHead) => `${database} ${entries} ${hash}`;

export const formatAcceptance = (database: string, { entries, hash }: AuditHead) =>
  `${database} accepted ${entries} ${hash}`;

interface HeadsFile {
  /** Resolves with the text; '' if there is no file. */
  read(): Promise<string>;
  append(line: string): Promise<void>;
}

/**
 * Opens the file of heads. Its calls reject after `limitMs`: a remote mount that hangs must not stop the watch. Node
 * cannot end them, so the next ones are refused until then: each would keep one of its four threads.
 * @param makesFolder false for a configured place: without its mount the file would stand on the machine's own disk
 */
export function openHeadsFile(path: string, limitMs: number, makesFolder: boolean): HeadsFile {
  let isBusy = false;
  async function limit<T>(work: () => Promise<T>): Promise<T> {
    if (isBusy) throw new Error('the file of audit heads still does not answer');
    isBusy = true;
    const result = await withTimeout(
      work().finally(() => {
        isBusy = false;
      }),
      limitMs,
    );
    if (result === 'timeout') throw new Error('the file of audit heads does not answer');
    return result;
  }
  return {
    read: async () => (await limit(async () => ({ text: await readIfThere(path) }))).text,
    append: (line) =>
      limit(async () => {
        if (makesFolder) makeFolder(dirname(path));
        await appendLine(path, line);
      }),
  };
}

async function readIfThere(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return '';
  }
}
