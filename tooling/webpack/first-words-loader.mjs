import { sep } from 'node:path';

/**
 * Webpack loader for `words.json?first`: keeps only the texts that a page shows first. The list names groups or single
 * texts as `group.word`; an unknown name fails the build.
 * @this {import('webpack').LoaderContext<{ root: string, shell: readonly string[], kernel: readonly string[] }>}
 * @param {string} source
 */
export default function firstWordsLoader(source) {
  const { root, shell, kernel } = this.getOptions();
  const names = this.resourcePath.startsWith(root + sep) ? shell : kernel;
  return JSON.stringify(pickWords(JSON.parse(source), names));
}

/**
 * @param {Readonly<Record<string, unknown>>} all
 * @param {readonly string[]} names
 * @returns {Record<string, unknown>}
 */
export function pickWords(all, names) {
  /** @type {Record<string, any>} */
  const picked = {};
  for (const name of names) {
    const [group = '', word] = name.split('.');
    const found = /** @type {any} */ (all[group]);
    const value = word === undefined ? found : found?.[word];
    if (value === undefined) throw new Error(`there are no words "${name}"`);
    if (word === undefined) picked[group] = value;
    else (picked[group] ??= {})[word] = value;
  }
  return picked;
}
