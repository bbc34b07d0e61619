import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';

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
    expect(fingerprint(root, ['package'])).toBe(fingerprint(root, ['package']));
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
    const before = fingerprint(root, ['package']);
    change();
    expect(fingerprint(root, ['package'])).not.toBe(before);
  });

  it.each(['package/dist/a.js', 'package/src/a.test.ts'])(
    'does not change with %s, which no build is made of',
    (path) => {
      const before = fingerprint(root, ['package']);
      write(path, 'new');
      expect(fingerprint(root, ['package'])).toBe(before);
    },
  );

  it('takes a missing path for an empty one', () => {
    expect(fingerprint(root, ['package', 'remote-gone'])).toBe(fingerprint(root, ['package']));
  });
});
