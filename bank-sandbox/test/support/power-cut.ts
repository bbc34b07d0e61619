import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Change that a recorded process made to its folder; written by `record-writes.mjs`. */
export type DiskEvent =
  | { readonly kind: 'file' | 'folder' | 'remove' | 'sync'; readonly place: string }
  | { readonly kind: 'resize'; readonly place: string; readonly size: number }
  | { readonly kind: 'rename' | 'link'; readonly place: string; readonly to: string }
  | { readonly kind: 'write'; readonly place: string; readonly at: number; readonly bytes: Buffer };

/** Reads the events that were recorded up to now, each with the length of the record up to its end. */
export function readEvents(path: string): readonly { readonly event: DiskEvent; readonly end: number }[] {
  const record = readFileSync(path);
  const events: { event: DiskEvent; end: number }[] = [];
  for (let start = 0; start < record.length;) {
    const line = record.indexOf('\n', start);
    const { length, ...event } = JSON.parse(record.toString('utf8', start, line)) as DiskEvent & { length: number };
    start = line + 1 + length;
    const bytes = record.subarray(line + 1, start);
    events.push({ event: event.kind === 'write' ? { ...event, bytes } : event, end: start });
  }
  return events;
}

/**
 * Unsynced changes that survive a power cut. `nothing`: contents and names as they were synced; `names`: files have
 * their newest names, and contents as they were synced, empty where they never were; `parts`: each unsynced write is
 * there or not, whatever came before it.
 */
export type Surviving = 'nothing' | 'names' | 'parts';
export const SURVIVING: readonly Surviving[] = ['nothing', 'names', 'parts'];

type Change = (content: Buffer) => Buffer;
interface FileNode {
  synced: Buffer;
  unsynced: Change[];
}
type Names = Map<string, Node>;
interface FolderNode {
  synced: Names;
  readonly now: Names;
}
type Node = FileNode | FolderNode;

/**
 * A disk of which only what was synced is sure. Syncing a file keeps the name under which it stands, as file systems of
 * Linux do; that a file was renamed or removed is sure once its folder is synced. Source: fsync(2), rename(2)
 */
export class Disk {
  readonly #root: FolderNode = { synced: new Map(), now: new Map() };

  apply(event: DiskEvent): void {
    const folder = this.#folder(dirname(event.place));
    const name = basename(event.place);
    const node = folder.now.get(name);
    switch (event.kind) {
      case 'file':
        if (!node) folder.now.set(name, { synced: Buffer.alloc(0), unsynced: [] });
        return;
      case 'folder':
        folder.now.set(name, { synced: new Map(), now: new Map() });
        return;
      case 'remove':
        folder.now.delete(name);
        return;
      case 'rename':
      case 'link':
        if (!node) throw new Error(`${event.place} was not recorded`);
        if (event.kind === 'rename') folder.now.delete(name);
        this.#folder(dirname(event.to)).now.set(basename(event.to), node);
        return;
      case 'write':
      case 'resize':
        if (!node || 'now' in node) throw new Error(`${event.place} is no recorded file`);
        node.unsynced.push(changeOf(event));
        return;
      case 'sync':
        this.#sync(event.place === '' ? this.#root : node, folder, name);
    }
  }

  #sync(node: Node | undefined, folder: FolderNode, name: string): void {
    if (!node) throw new Error(`${name} was synced, but not recorded`);
    if ('now' in node) {
      node.synced = new Map(node.now);
      return;
    }
    node.synced = node.unsynced.reduce<Buffer>((content, change) => change(content), node.synced);
    node.unsynced = [];
    folder.synced.set(name, node);
  }

  #folder(place: string): FolderNode {
    let node: Node | undefined = this.#root;
    for (const name of place === '.' ? [] : place.split('/'))
      node = node && 'now' in node ? node.now.get(name) : undefined;
    if (!node || !('now' in node)) throw new Error(`${place} is no recorded folder`);
    return node;
  }

  /** Writes into an empty folder what the power cut leaves. @param toss true if an unsynced write survived */
  writeSurvivors(target: string, surviving: Surviving, toss: () => boolean): void {
    const write = ({ synced, now }: FolderNode, path: string) => {
      mkdirSync(path, { recursive: true, mode: 0o700 });
      for (const [name, node] of surviving === 'nothing' ? synced : now) {
        const place = join(path, name);
        if ('now' in node) write(node, place);
        else writeFileSync(place, surviving === 'parts' ? partOf(node, toss) : node.synced, { mode: 0o600 });
      }
    };
    write(this.#root, target);
  }
}

function partOf({ synced, unsynced }: FileNode, toss: () => boolean): Buffer {
  return unsynced.filter(toss).reduce<Buffer>((content, change) => change(content), Buffer.from(synced));
}

/** Changes in place where the file is long enough: a log of sixteen megabytes is synced after each commit. */
function changeOf(event: Extract<DiskEvent, { kind: 'write' | 'resize' }>): Change {
  const resized = (content: Buffer, size: number) =>
    size <= content.length ? content.subarray(0, size) : Buffer.concat([content, Buffer.alloc(size - content.length)]);
  if (event.kind === 'resize') return (content) => resized(content, event.size);
  return (content) => {
    const whole = resized(content, Math.max(content.length, event.at + event.bytes.length));
    event.bytes.copy(whole, event.at);
    return whole;
  };
}
