import { join } from 'node:path';
import { ROOT, readJson } from '../packages/tree.mjs';

const HERE = import.meta.dirname;

/**
 * Builds jest settings for the bank's tests: its installed packages load once per worker, not once per test file
 * (docs/adr/0088#databases).
 * @param {Readonly<Record<string, unknown>>} transform for the other files
 * @param {readonly string[]} asModules packages that are transformed like our own code
 */
export function buildBankProject(transform, asModules) {
  const outside = ['bank-sandbox', 'shared-kernel']
    .flatMap((folder) => Object.keys(readJson(join(ROOT, folder, 'package.json')).dependencies))
    .filter((name) => !asModules.some((prefix) => name.startsWith(prefix)));
  return {
    testEnvironment: join(HERE, 'bank-environment.mjs'),
    transform: {
      [`/node_modules/(?:${outside.join('|')})/.*\\.c?js$`]: join(HERE, 'package-outside.mjs'),
      ...transform,
    },
    transformIgnorePatterns: [`/node_modules/(?!(?:${[...outside, ...asModules].join('|')})/)`],
  };
}
