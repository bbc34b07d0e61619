import { gzipSync } from 'node:zlib';

const KB = 1024;
/** Largest size of a page's own code; the largest page of this tree has 63.8. */
const PAGE_LIMIT_KB = 64;
/** Largest size of a card; cards of all remotes load with the page "today". */
const CARD_LIMIT_KB = 40;
/** Largest size of a remote's scripts; the largest of this tree has 743 KB. */
const REMOTE_LIMIT_KB = 1200;

/**
 * Lists what is too large, a sentence each. Sizes are compressed, as transferred.
 * @param {import('../built-files.mjs').Files} files of the build
 * @param {{ exposes: { path: string, assets?: { js?: { sync?: string[] } } }[] }} manifest
 * @param {{ page: number, remote: number, card?: number }} [limits] KB
 * @returns {string[]}
 */
export function findSizeFaults(files, { exposes }, limits = { page: PAGE_LIMIT_KB, remote: REMOTE_LIMIT_KB }) {
  const scripts = [...files].filter(([name]) => name.endsWith('.js'));
  const sizes = new Map(scripts.map(([name, bytes]) => [name, gzipSync(bytes).length / KB]));
  const sum = (/** @type {Iterable<string>} */ names) =>
    [...names].reduce((all, name) => all + (sizes.get(name) ?? 0), 0);
  const largest = (/** @type {Iterable<string>} */ names) =>
    [...names].reduce((one, name) => ((sizes.get(name) ?? 0) > (sizes.get(one) ?? 0) ? name : one), '');
  const checkSum = (/** @type {string} */ what, /** @type {string[]} */ names, /** @type {number} */ limit) =>
    sum(names) <= limit
      ? []
      : [
          `${what}: ${Math.ceil(sum(names))} KB of scripts (gzip), and ${limit} are allowed; the largest is ` +
            `${largest(names)}: load by import() what is not needed at once, and import antd by component`,
        ];
  return [
    ...exposes.flatMap(({ path, assets }) => {
      const name = path.replace(/^\.\//, '');
      const limit = name.startsWith('cards/') ? (limits.card ?? CARD_LIMIT_KB) : limits.page;
      return checkSum(name, assets?.js?.sync ?? [], limit);
    }),
    ...checkSum('the whole remote', [...sizes.keys()], limits.remote),
  ];
}
