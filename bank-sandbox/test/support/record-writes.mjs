/**
 * Preloaded into a bank's process: appends to the file of `NCB_RECORD_TO` each change below the folder of `NCB_RECORD_OF`
 * and each fsync, in their order. A record is a line of JSON, followed by `length` bytes that were written.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';

const { NCB_RECORD_TO, NCB_RECORD_OF } = process.env;
const real = { ...fs };
const log = real.openSync(NCB_RECORD_TO, 'a');
const root = resolve(NCB_RECORD_OF);
/** Open files below the folder by their descriptors. */
const open = new Map();

/** Path below the folder; null for all others. */
function placeOf(path) {
  const place = relative(root, resolve(String(path)));
  return place.startsWith('..') ? null : place;
}

let recorded = 0;
function record(event, bytes = Buffer.alloc(0)) {
  recorded += 1;
  const line = Buffer.from(`${JSON.stringify({ ...event, length: bytes.length })}\n`);
  real.writeSync(log, Buffer.concat([line, bytes]));
}

function recordMade(path) {
  const place = placeOf(path);
  if (place !== null && !real.existsSync(path)) return () => record({ kind: 'file', place });
  return () => undefined;
}

/** Calls the original, and records what it changed. */
function wrap(name, change) {
  fs[name] = (...args) => change(() => real[name](...args), ...args);
}

wrap('openSync', (run, path) => {
  const isMade = recordMade(path);
  const before = real.existsSync(path) ? real.statSync(path).size : 0;
  const descriptor = run();
  const place = placeOf(path);
  open.delete(descriptor);
  if (place === null) return descriptor;
  if (real.existsSync(path)) isMade();
  open.set(descriptor, { place, position: 0 });
  const { size } = real.fstatSync(descriptor);
  if (size < before) record({ kind: 'resize', place, size });
  return descriptor;
});
wrap('closeSync', (run, descriptor) => {
  open.delete(descriptor);
  return run();
});
wrap('writeSync', (run, descriptor, data, offset, length, position) => {
  const written = run();
  const file = open.get(descriptor);
  if (!file) return written;
  if (typeof data === 'string') throw new Error('a string was written: the recorder knows bytes alone');
  const at = typeof position === 'number' ? position : file.position;
  if (typeof position !== 'number') file.position += written;
  const bytes = Buffer.from(data.buffer, data.byteOffset + (offset ?? 0), written);
  record({ kind: 'write', place: file.place, at }, bytes);
  return written;
});
wrap('writeFileSync', (run, path, content, options) => {
  const isMade = recordMade(path);
  const before = recorded;
  run();
  const place = placeOf(path);
  // Node writes some contents by functions that are wrapped here, and others past them.
  if (place === null || recorded > before) return;
  isMade();
  record({ kind: 'resize', place, size: 0 });
  record({ kind: 'write', place, at: 0 }, Buffer.from(content));
  if (options?.flush) record({ kind: 'sync', place });
});
wrap('ftruncateSync', (run, descriptor, size = 0) => {
  run();
  const file = open.get(descriptor);
  if (file) record({ kind: 'resize', place: file.place, size });
});
wrap('truncateSync', (run, path, size = 0) => {
  run();
  const place = placeOf(path);
  if (place !== null) record({ kind: 'resize', place, size });
});
wrap('fsyncSync', (run, descriptor) => {
  run();
  const file = open.get(descriptor);
  if (file) record({ kind: 'sync', place: file.place });
});
wrap('mkdirSync', (run, path, options) => {
  const folders = [];
  for (let each = resolve(String(path)); !real.existsSync(each); each = dirname(each)) folders.unshift(each);
  const first = run();
  for (const each of folders) if (placeOf(each)) record({ kind: 'folder', place: placeOf(each) });
  return options?.recursive ? first : undefined;
});
for (const name of ['renameSync', 'linkSync']) {
  wrap(name, (run, from, to) => {
    run();
    if (placeOf(to) !== null) record({ kind: name.slice(0, -4), place: placeOf(from), to: placeOf(to) });
  });
}
for (const name of ['unlinkSync', 'rmdirSync', 'rmSync']) {
  wrap(name, (run, path) => {
    const had = real.existsSync(path);
    run();
    if (had && placeOf(path) !== null) record({ kind: 'remove', place: placeOf(path) });
  });
}
// Calls that are not recorded must not be used below the folder.
for (const name of ['writevSync', 'fdatasyncSync', 'appendFileSync', 'copyFileSync', 'cpSync', 'symlinkSync'])
  wrap(name, (run, target) => {
    if (typeof target === 'number' ? open.has(target) : placeOf(target) !== null)
      throw new Error(`${name} is not recorded: ${join(String(target))}`);
    return run();
  });
syncBuiltinESMExports();
