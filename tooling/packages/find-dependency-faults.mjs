import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { join } from 'node:path';
import { readJson } from './tree.mjs';

/** TypeScript, whose import reader knows comments and strings. @type {typeof import('typescript')} */
const ts = createRequire(import.meta.url)('typescript');

/** @type {Readonly<Record<string, string>>} */
const USED_BY_NAME = {
  '@swc/core': 'compiles for @swc/jest',
  '@swc/jest': 'named in jest.config.mjs',
  '@stryker-mutator/jest-runner': 'a plugin that shared-kernel/mutation.mjs names',
  'eslint-import-resolver-typescript': 'named in tooling/lint',
  oxlint: 'a command',
  'oxlint-tsgolint': 'what oxlint asks for types',
  jest: 'a command',
  'jest-environment-jsdom': 'named in jest.config.mjs',
  'webpack-cli': 'the command of webpack',
};

const ALIASES = ['ncb-monolith-pages'];

const SOURCES = /\.(?:[cm]?js|tsx?)$/;
const NOT_SOURCES = /^(?:node_modules|dist|var|coverage|\..*)$/;

/**
 * Finds dependencies of a workspace tree that are not declared, not used, or declared in two versions. Those of the
 * root package.json are available to all; a workspace without sources is a placeholder.
 * @param {string} root
 * @returns {string[]} one line for each fault
 */
export function findDependencyFaults(root) {
  const workspaces = readdirSync(root).filter((name) => existsSync(join(root, name, 'package.json')));
  const packages = workspaces.map((folder) => ({ folder, ...packageIn(join(root, folder)) }));
  const whole = packageIn(root, new Set(workspaces));
  const usedAnywhere = new Set([whole, ...packages].flatMap(({ used }) => [...used]));
  return [
    ...packages.flatMap(({ folder, name, declared, used }) =>
      [...used]
        .filter((one) => one !== name && !declared.has(one) && !whole.declared.has(one))
        .map((one) => `${folder} imports ${one} and does not declare it`),
    ),
    ...packages.flatMap(({ folder, declared, used }) =>
      used.size === 0 ? [] : unused(declared, used).map((one) => `${folder} declares ${one} and does not use it`),
    ),
    ...unused(whole.declared, usedAnywhere).map((one) => `package.json declares ${one} and nothing uses it`),
    ...versionFaults([whole, ...packages]),
  ].sort();
}

/** @type {(declared: ReadonlyMap<string, string>, used: ReadonlySet<string>) => string[]} */
function unused(declared, used) {
  const isUsed = (/** @type {string} */ name) => {
    const typed = /^@types\/(.+)$/.exec(name)?.[1];
    if (typed) return ['jest', 'node'].includes(typed) || used.has(typed);
    return used.has(name) || name in USED_BY_NAME;
  };
  return [...declared.keys()].filter((name) => !isUsed(name));
}

/** @type {(packages: readonly { declared: ReadonlyMap<string, string> }[]) => string[]} */
function versionFaults(packages) {
  const all = packages.flatMap(({ declared }) => [...declared]);
  const first = new Map([...all].reverse());
  return [...new Set(all.filter(([name, version]) => first.get(name) !== version).map(([name]) => name))].map(
    (name) => `${name} is declared in two versions`,
  );
}

/**
 * @param {string} folder
 * @param {ReadonlySet<string>} [others] folders that are packages of their own
 * @returns {{ name: string, declared: ReadonlyMap<string, string>, used: ReadonlySet<string> }}
 */
function packageIn(folder, others) {
  const { name = '', dependencies, devDependencies, peerDependencies } = readJson(join(folder, 'package.json'));
  const files = sourcesIn(folder, others);
  return {
    name,
    declared: new Map(Object.entries({ ...dependencies, ...devDependencies, ...peerDependencies })),
    used: new Set(files.flatMap((file) => packagesImported(file))),
  };
}

/** @type {(folder: string, others?: ReadonlySet<string>) => string[]} */
function sourcesIn(folder, others = new Set()) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (NOT_SOURCES.test(entry.name) || others.has(entry.name)) return [];
    if (entry.isDirectory()) return existsSync(join(path, 'package.json')) ? [] : sourcesIn(path);
    return SOURCES.test(entry.name) ? [path] : [];
  });
}

/** @type {(file: string) => string[]} */
function packagesImported(file) {
  const text = readFileSync(file, 'utf8');
  const imported = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  const jsx = file.endsWith('.tsx') ? ['react'] : [];
  return [...imported, ...findRequired(text), ...jsx]
    .filter((name) => !name.startsWith('.') && !isBuiltin(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
    .filter((name) => !ALIASES.includes(name));
}

/**
 * Finds arguments of functions made by createRequire: `locate.resolve('font/font.ttf')`. @type {(text: string) =>
 * string[]}
 */
function findRequired(text) {
  return [...text.matchAll(/const (\w+) = (?:\w+\.)?createRequire\(/g)].flatMap(([, name]) =>
    [...text.matchAll(new RegExp(`\\b${name}(?:\\.resolve)?\\(\\s*'([^']+)'`, 'g'))].map(
      ([, specifier = '']) => specifier,
    ),
  );
}
