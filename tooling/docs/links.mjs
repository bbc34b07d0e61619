import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Anchor that GitHub gives to a heading. @param {string} heading */
export function getAnchor(heading) {
  return heading
    .trim()
    .toLowerCase()
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

/** Anchors of a Markdown text: its headings and its `<a id>` elements. @param {string} text @returns {ReadonlySet<string>} */
export function findAnchors(text) {
  const outsideCode = text.replace(/^```[\s\S]*?^```/gm, '');
  const headings = [...outsideCode.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => getAnchor(heading));
  const explicit = [...outsideCode.matchAll(/<a id="([^"]+)"/g)].map(([, id = '']) => id);
  return new Set([...headings, ...explicit]);
}

/** Targets of Markdown links to files of the repository, as written. @param {string} text @returns {string[]} */
export function findLinks(text) {
  const outsideCode = text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');
  const targets = [...outsideCode.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return targets.filter((target) => !/^[a-z]+:/.test(target));
}

/** Paths in back quotes that begin with a top-level folder of the repository. @param {string} text @param {readonly string[]} folders @returns {string[]} */
export function findPaths(text, folders) {
  const quoted = [...text.matchAll(/`([\w@.-]+\/[\w@./-]+)`/g)].map(([, path = '']) => path);
  return quoted.filter((path) => folders.includes(path.split('/')[0] ?? ''));
}

/** Names of source files in back quotes without a folder, such as `get-statement.ts`. @param {string} text @returns {string[]} */
export function findFileNames(text) {
  return [...text.matchAll(/`([\w-]+\.(?:test\.)?(?:tsx?|mjs))`/g)].map(([, name = '']) => name);
}

/** Citations of repository documents in source code, such as `docs/requirements/payments.md#purpose`. @param {string} text @returns {string[]} */
export function findCitations(text) {
  return [...text.matchAll(/\bdocs\/[\w./-]*\w(?:#[\w-]+)?/g)].map(([path]) => path);
}

/**
 * Tells why a link leads nowhere.
 * @param {string} root folder of the repository
 * @param {string} from file that holds the link, relative to the root; '' for links that begin at the root
 * @param {string} target path with an optional anchor
 * @returns {string | null} null if it leads somewhere
 */
export function findLinkFault(root, from, target) {
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? from : normalize(join(dirname(from), path)).replace(/\/$/, '');
  // Records are cited by their number alone.
  const found = /^docs\/adr\/\d{4}$/.test(file) ? findRecord(root, file) : file;
  if (found === null || !existsSync(join(root, found))) return `${from}: ${target} does not exist`;
  if (anchor === undefined || !found.endsWith('.md')) return null;
  return findAnchors(readFileSync(join(root, found), 'utf8')).has(anchor)
    ? null
    : `${from}: ${target} has no such anchor`;
}

/** @param {string} root @param {string} file */
function findRecord(root, file) {
  const index = readFileSync(join(root, 'docs/adr/README.md'), 'utf8');
  const name = new RegExp(`\\((${file.slice('docs/adr/'.length)}-[^)]+)\\)`).exec(index)?.[1];
  return name === undefined ? null : join('docs/adr', name);
}
