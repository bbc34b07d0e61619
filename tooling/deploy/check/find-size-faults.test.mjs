import { randomBytes } from 'node:crypto';
import { findSizeFaults } from './find-size-faults.mjs';

const files = new Map([
  ['entry.js', randomBytes(1024)],
  ['page.js', randomBytes(4 * 1024)],
  ['later.js', randomBytes(8 * 1024)],
  ['styles.css', randomBytes(99 * 1024)],
]);
const manifest = { exposes: [{ path: './miLoans', assets: { js: { sync: ['entry.js', 'page.js'] } } }] };

describe('the size of a remote', () => {
  it('is what its scripts weigh on a line; what a page loads later is not the page’s', () => {
    expect(findSizeFaults(files, manifest, { page: 6, remote: 14 })).toEqual([]);
  });

  it('is told by page and file, with what to do', () => {
    expect(findSizeFaults(files, manifest, { page: 4, remote: 12 })).toEqual([
      expect.stringMatching(
        /^miLoans: 6 KB of scripts \(gzip\), and 4 are allowed; the largest is page\.js: load by import\(\)/,
      ),
      expect.stringMatching(
        /^the whole remote: 14 KB of scripts \(gzip\), and 12 are allowed; the largest is later\.js/,
      ),
    ]);
  });
});
