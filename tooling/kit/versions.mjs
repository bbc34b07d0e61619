import { join } from 'node:path';
import { readJson, ROOT } from '../packages/tree.mjs';

/** Returns the range from this version on: `6.6.8` → `^6.6.8`. @type {(version: string) => string} */
export function getMinimumRange(version) {
  return `^${version}`;
}

/**
 * Returns the range of the major version: `6.6.8` → `^6.0.0`. The shell's library is compared with it. @type {(version:
 * string) => string}
 */
export function getMajorRange(version) {
  return `^${version.split('.')[0]}.0.0`;
}

export function getSharedLibraries() {
  const { peerDependencies } = readJson(join(ROOT, 'shared-kernel/package.json'));
  return Object.fromEntries(
    Object.entries(peerDependencies).map(([name, version]) => [name, getMajorRange(String(version))]),
  );
}

const TOOLS = [
  ...['webpack', 'webpack-cli', 'webpack-dev-server', '@module-federation/enhanced', 'webpack-subresource-integrity'],
  ...['css-loader', 'mini-css-extract-plugin', 'ts-loader', 'typescript', 'jest', 'jest-environment-jsdom'],
  ...['@jest/globals', '@swc/core', '@swc/jest', '@testing-library/jest-dom', '@testing-library/react'],
  ...['@testing-library/user-event', '@types/jest', '@types/node', '@types/react', '@types/react-dom', 'react-dom'],
];

/** Returns the build and test tools: exact versions that work together (docs/adr/0001). */
export function getPinnedTools() {
  const root = readJson(join(ROOT, 'package.json'));
  const versions = { ...root.devDependencies, ...readJson(join(ROOT, 'tooling/package.json')).dependencies };
  const tools = TOOLS.map((name) => {
    if (!versions[name]) throw new Error(`nobody says which version of ${name} is used here`);
    return [name, versions[name]];
  });
  const { webpack, 'unrs-resolver': resolver } = root.overrides;
  return { tools: Object.fromEntries(tools), overrides: { webpack, 'unrs-resolver': resolver } };
}
