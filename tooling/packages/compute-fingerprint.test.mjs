import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { computeFingerprint } from './compute-fingerprint.mjs';

let root = '';
const write = (/** @type {string} */ path, /** @type {string} */ text) => writeFileSync(join(root, path), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ncb-fingerprint-'));
  mkdirSync(join(root, 'package/src'), { recursive: true });
  mkdirSync(join(root, 'package/dist'));
  write('package/src/a.ts', 'one');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('fingerprint', () => {
  it('is the same as long as nothing changes', () => {
    expect(computeFingerprint(root, ['package'])).toBe(computeFingerprint(root, ['package']));
  });

  it.each([
    ['a file’s content', () => write('package/src/a.ts', 'two')],
    ['a new file', () => write('package/src/b.ts', 'one')],
    [
      'a moved text, although the bytes in all are the same',
      () => {
        write('package/src/a.ts', '');
        write('package/src/b.ts', 'one');
      },
    ],
  ])('changes with %s', (_, change) => {
    const before = computeFingerprint(root, ['package']);
    change();
    expect(computeFingerprint(root, ['package'])).not.toBe(before);
  });

  it.each(['package/dist/a.js', 'package/src/a.test.ts'])(
    'does not change with %s, which no build is made of',
    (path) => {
      const before = computeFingerprint(root, ['package']);
      write(path, 'new');
      expect(computeFingerprint(root, ['package'])).toBe(before);
    },
  );

  it('takes a missing path for an empty one', () => {
    expect(computeFingerprint(root, ['package', 'remote-gone'])).toBe(computeFingerprint(root, ['package']));
  });
});
