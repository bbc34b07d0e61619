import { join } from 'node:path';
import { ROOT, readJson } from '../packages/tree.mjs';

const HERE = import.meta.dirname;

/** Packages in the form of ES modules, which older versions of Node do not `require`; fastify's test client needs one. */
const canRequireModules = process.features.require_module === true;

/**
 * What the bank's tests need besides what every package's tests need: the installed packages that the bank is made of
 * are loaded once for all test files of a worker, not once for each (docs/adr/0057).
 * @param {Readonly<Record<string, unknown>>} transform how the other files are read
 * @param {readonly string[]} asModules packages that are read as our own code is
 */
export function bankProject(transform, asModules) {
  if (!canRequireModules) return {};
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
