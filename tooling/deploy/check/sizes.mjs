import { gzipSync } from 'node:zlib';

const KB = 1024;
/** Code of its own that a page may bring; those of this tree are held to 60 by their benches, the largest brings 59.4. */
export const PAGE_LIMIT_KB = 64;
/** A card comes with the page "today", beside those of all others. */
export const CARD_LIMIT_KB = 40;
/** All scripts of a remote; the largest of this tree has 743 KB. */
export const REMOTE_LIMIT_KB = 1200;

/**
 * What is too large, a sentence each. Compressed sizes: they are what a line carries.
 * @param {import('../built-files.mjs').Files} files of the build
 * @param {{ exposes: { path: string, assets?: { js?: { sync?: string[] } } }[] }} manifest
 * @param {{ page: number, remote: number, card?: number }} [limits] KB
 * @returns {string[]}
 */
export function sizeFaults(files, { exposes }, limits = { page: PAGE_LIMIT_KB, remote: REMOTE_LIMIT_KB }) {
  const scripts = [...files].filter(([name]) => name.endsWith('.js'));
  const sizes = new Map(scripts.map(([name, bytes]) => [name, gzipSync(bytes).length / KB]));
  const sum = (/** @type {Iterable<string>} */ names) =>
    [...names].reduce((all, name) => all + (sizes.get(name) ?? 0), 0);
  const largest = (/** @type {Iterable<string>} */ names) =>
    [...names].reduce((one, name) => ((sizes.get(name) ?? 0) > (sizes.get(one) ?? 0) ? name : one), '');
  const tell = (/** @type {string} */ what, /** @type {string[]} */ names, /** @type {number} */ limit) =>
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
      return tell(name, assets?.js?.sync ?? [], limit);
    }),
    ...tell('the whole remote', [...sizes.keys()], limits.remote),
  ];
}
