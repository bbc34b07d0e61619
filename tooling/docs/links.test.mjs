import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../packages/tree.mjs';
import { BLOCKS } from '../lint/boundaries.mjs';
import { getAnchor, findAnchors, findLinkFault, findCitations, findFileNames, findLinks, findPaths } from './links.mjs';

const SKIPPED = /^(node_modules|dist|var|coverage|report|test-results|\.git|\.tsc)$/;

/** Files below a folder, relative to the root. @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (SKIPPED.test(entry.name)) return [];
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

const files = filesBelow('');
const folders = readdirSync(ROOT).filter((name) => !SKIPPED.test(name));
const documents = files.filter((file) => file.endsWith('.md'));
const sources = files.filter((file) => /\.(m?[jt]sx?|cjs|css)$/.test(file) && !file.startsWith('tooling/docs/'));
const read = (/** @type {string} */ file) => readFileSync(join(ROOT, file), 'utf8');

it('finds documents and sources', () => {
  expect(documents.length).toBeGreaterThan(50);
  expect(sources.length).toBeGreaterThan(2000);
});

it('has no document with a link or an anchor that leads nowhere', () => {
  const broken = documents.flatMap((file) => findLinks(read(file)).map((target) => findLinkFault(ROOT, file, target)));
  expect(broken.filter((fault) => fault !== null)).toEqual([]);
});

it('names no path in a guide that does not exist', () => {
  const guides = documents.filter((file) => !file.startsWith('docs/adr/'));
  const missing = guides.flatMap((file) =>
    findPaths(read(file), folders).flatMap((path) => {
      const fault = findLinkFault(ROOT, '', path);
      return fault === null ? [] : [`${file}${fault}`];
    }),
  );
  expect(missing).toEqual([]);
});

it('names no source file that does not exist', () => {
  const names = new Set(files.map((file) => basename(file)));
  // Examples of a rule about names.
  const examples = ['get-statement.ts', 'DocumentForm.tsx', 'signing-dialog.ts'];
  const missing = documents.flatMap((file) =>
    findFileNames(read(file)).flatMap((name) =>
      names.has(name) || examples.includes(name) ? [] : [`${file}: ${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

it('cites no document in code that does not exist', () => {
  const broken = sources.flatMap((file) =>
    findCitations(read(file)).flatMap((target) => {
      const fault = findLinkFault(ROOT, '', target);
      return fault === null ? [] : [`${file}${fault}`];
    }),
  );
  expect(broken).toEqual([]);
});

it('cites requirements by their heading', () => {
  const vague = sources.flatMap((file) =>
    findCitations(read(file)).flatMap((target) =>
      /^docs\/requirements\/[\w-]+\.md$/.test(target) ? [`${file}: ${target}`] : [],
    ),
  );
  expect(vague).toEqual([]);
});

describe('the parts of a link', () => {
  it('reads names of source files', () => {
    expect(findFileNames('`post.ts`, `a/b.ts`, `x.test.mjs` and `npm test`')).toEqual(['post.ts', 'x.test.mjs']);
  });

  it('makes the anchor of a heading as GitHub does', () => {
    expect(getAnchor('Which way imports point')).toBe('which-way-imports-point');
    expect(getAnchor('… add a `block` (part of a screen)')).toBe('-add-a-block-part-of-a-screen');
  });

  it('reads anchors of headings and elements, but none of a code block', () => {
    expect([...findAnchors('# Own accounts\n<a id="limit"></a>\n```\n# no heading\n```\n')]).toEqual([
      'own-accounts',
      'limit',
    ]);
  });

  it('reads links to files, not to other sites or in code', () => {
    expect(findLinks('[a](docs/a.md#b) [c](https://c.ua) `[d](e.md)`')).toEqual(['docs/a.md#b']);
  });

  it('reads paths of the repository and citations in comments', () => {
    expect(findPaths('`shell/src/app` and `a/b` and `npm test`', ['shell'])).toEqual(['shell/src/app']);
    expect(findCitations('/** Limit. Source: docs/requirements/payments.md#limits. */')).toEqual([
      'docs/requirements/payments.md#limits',
    ]);
  });

  it.each([
    ['README.md', 'nowhere.md', 'README.md: nowhere.md does not exist'],
    ['README.md', 'CONTRIBUTING.md#nowhere', 'README.md: CONTRIBUTING.md#nowhere has no such anchor'],
    ['README.md', 'CONTRIBUTING.md#names', null],
    ['docs/adr/0001-exact-versions.md', '../../README.md', null],
    ['', 'docs/adr/9999', ': docs/adr/9999 does not exist'],
  ])('from %s to %s: %s', (from, target, fault) => {
    expect(findLinkFault(ROOT, from, target)).toBe(fault);
  });
});

it('lists the blocks in the README of the kernel in the order in which they may import', () => {
  const rows = read('shared-kernel/README.md').split('## Rules as a command')[0] ?? '';
  expect([...rows.matchAll(/^\| `([\w-]+)`/gm)].map(([, block]) => block)).toEqual(BLOCKS);
});

it('heads the changelog of the remote contract with its version', () => {
  const latest = /^\| (\d+\.\d+) /m.exec(read('shared-kernel/contract/CHANGELOG.md'))?.[1];
  const version = /REMOTE_CONTRACT_VERSION = '([\d.]+)'/.exec(
    read('shared-kernel/src/remote-contract/version.ts'),
  )?.[1];
  expect(version).toBe(`${latest}.0`);
});
