import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import semverMajor from 'semver/functions/major.js';
import { ROOT } from '../packages/tree.mjs';
import { KERNEL_SHEETS, readSheet } from '../styles/make-stylesheets.mjs';
import { getSharedVersions } from '../webpack/get-shared-versions.mjs';

/** Agreed libraries, texts and classes that the shell offers besides the contract's module. */
export const OFFER_FILE = join(ROOT, 'shared-kernel/contract/given.json');

/**
 * @typedef {object} ShellOffer
 * @property {Record<string, number>} shared major versions of the libraries, by module
 * @property {string[]} texts keys of the kernel's texts
 * @property {string[]} classes of the kernel's style sheet
 */

/** @returns {ShellOffer} offer of this tree's sources */
export function readPresentOffer() {
  const texts = JSON.parse(readFileSync(join(ROOT, 'shared-kernel/src/i18n/locales/ua.json'), 'utf8'));
  const css = KERNEL_SHEETS.map(readSheet).join('');
  const versions = Object.entries(getSharedVersions());
  return {
    shared: Object.fromEntries(versions.map(([name, version]) => [name, semverMajor(version)])),
    texts: listKeys(texts).sort(),
    classes: [...new Set([...css.matchAll(/\.(ncb-[\w-]+)/g)].map(([, name = '']) => name))].sort(),
  };
}

/** @returns {ShellOffer} */
export function readAgreedOffer() {
  return JSON.parse(readFileSync(OFFER_FILE, 'utf8'));
}

/** @type {(texts: object, above?: string) => string[]} */
function listKeys(texts, above = '') {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [above + key] : listKeys(text, `${above}${key}.`),
  );
}

/**
 * Compares offers: removing anything breaks the remotes that use it.
 * @param {ShellOffer} old
 * @param {ShellOffer} present
 * @returns {import('./compare.mjs').Difference}
 */
export function compareOffers(old, present) {
  const gone = [
    ...missing(old.texts, present.texts).map((key) => `the text ${key} is gone`),
    ...missing(old.classes, present.classes).map((name) => `the class ${name} is gone`),
    ...missing(Object.keys(old.shared), Object.keys(present.shared)).map((name) => `${name} is gone`),
    ...Object.entries(old.shared)
      .filter(([name, major]) => name in present.shared && present.shared[name] !== major)
      .map(([name, major]) => `${name} is no longer ${major} but ${present.shared[name]}`),
  ];
  if (gone.length > 0) return { kind: 'breaking', reasons: gone };
  const isMore = /** @type {const} */ (['texts', 'classes']).some((of) => missing(present[of], old[of]).length > 0);
  const isLibrary = missing(Object.keys(present.shared), Object.keys(old.shared)).length > 0;
  return { kind: isMore || isLibrary ? 'addition' : 'same', reasons: [] };
}

/** @type {(from: readonly string[], those: readonly string[]) => string[]} */
function missing(from, those) {
  const there = new Set(those);
  return from.filter((name) => !there.has(name));
}
