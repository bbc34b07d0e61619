import { join } from 'node:path';
import { readJson, ROOT } from '../packages/tree.mjs';

/** `6.6.8` → `^6.6.8`: this one works, later ones of its major may. @type {(version: string) => string} */
export function anyFrom(version) {
  return `^${version}`;
}

/** `6.6.8` → `^6.0.0`: what the shell gives is compared with what a remote was compiled for. @type {(version: string) => string} */
export function anyOfMajor(version) {
  return `^${version.split('.')[0]}.0.0`;
}

/** All versions of their major say that they want Node 22; that these run on Node 20 is tested (docs/adr/0001). */
const HELD_BACK = ['i18next', 'react-i18next'];

/** The same for a repository that is made today. */
export function librariesOfTemplate() {
  const { peerDependencies } = readJson(join(ROOT, 'shared-kernel/package.json'));
  return Object.fromEntries(
    Object.entries(givenLibraries()).map(([name, range]) => [
      name,
      HELD_BACK.includes(name) ? peerDependencies[name] : range,
    ]),
  );
}

/** The libraries that the shell gives to remotes, by package; ranges. */
export function givenLibraries() {
  const { peerDependencies } = readJson(join(ROOT, 'shared-kernel/package.json'));
  return Object.fromEntries(
    Object.entries(peerDependencies).map(([name, version]) => [name, anyOfMajor(String(version))]),
  );
}

const TOOLS = [
  ...['webpack', 'webpack-cli', 'webpack-dev-server', '@module-federation/enhanced', 'webpack-subresource-integrity'],
  ...['css-loader', 'mini-css-extract-plugin', 'ts-loader', 'typescript', 'jest', 'jest-environment-jsdom'],
  ...['@jest/globals', '@swc/core', '@swc/jest', '@testing-library/jest-dom', '@testing-library/react'],
  ...['@testing-library/user-event', '@types/jest', '@types/node', '@types/react', '@types/react-dom', 'react-dom'],
];

/** What a remote is built and tested with: exact versions, which are known to work together on Node 20 (docs/adr/0001). */
export function pinnedTools() {
  const root = readJson(join(ROOT, 'package.json'));
  const versions = { ...root.devDependencies, ...readJson(join(ROOT, 'tooling/package.json')).dependencies };
  const tools = TOOLS.map((name) => {
    if (!versions[name]) throw new Error(`nobody says which version of ${name} is used here`);
    return [name, versions[name]];
  });
  const { webpack, 'unrs-resolver': resolver } = root.overrides;
  return { tools: Object.fromEntries(tools), overrides: { webpack, 'unrs-resolver': resolver } };
}
