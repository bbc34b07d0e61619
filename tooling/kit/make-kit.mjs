import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { readAgreedContract, AGREED_FILE } from '../contract/contract-text.mjs';
import { DESCRIPTION_SCHEMA_FILE } from '../deploy/description/check-description.mjs';
import { SCHEMA_FILE } from '../deploy/registry/check-registry.mjs';
import { readJson, ROOT } from '../packages/tree.mjs';
import { getFakeShellCode } from '../contract/live/get-fake-shell-code.mjs';
import { CONTRACT_FILE, PLAYED_SHELL_FILE } from './contract-file.mjs';
import { getMinimumRange } from './versions.mjs';

const HERE = import.meta.dirname;
const PEERS = [
  '@module-federation/enhanced',
  'css-loader',
  'mini-css-extract-plugin',
  'webpack',
  'webpack-subresource-integrity',
];
const OPTIONAL_PEERS = [
  'ts-loader',
  'typescript',
  'webpack-dev-server',
  '@swc/core',
  '@swc/jest',
  'jest',
  'jest-environment-jsdom',
];
const TESTING = ['@jest/globals', '@testing-library/jest-dom', '@testing-library/react', '@rc-component/*'];
/** Banner that defines `require` for bundled libraries older than ES modules. */
const REQUIRE = `import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);`;

/**
 * Builds the package `@ncb/remote-kit`, with which a team builds, tests and deploys a remote in its own repository.
 * @param {string} folder
 * @returns {Promise<{ name: string, version: string }>}
 */
export async function makeKit(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const versions = {
    ...readJson(join(ROOT, 'package.json')).devDependencies,
    ...readJson(join(ROOT, 'tooling/package.json')).dependencies,
  };
  const ranges = (/** @type {readonly string[]} */ names) =>
    Object.fromEntries(names.map((name) => [name, getMinimumRange(versions[name])]));
  const contract = readAgreedContract();
  const kit = {
    name: '@ncb/remote-kit',
    version: contract.version,
    private: true,
    license: 'UNLICENSED',
    type: 'module',
    bin: { 'ncb-deploy': './deploy.mjs', 'ncb-dev': './dev.mjs' },
    exports: {
      './federation': { types: './federation.d.ts', default: './federation.mjs' },
      './webpack': { types: './webpack.d.ts', default: './webpack.mjs' },
      './contract': { types: './remote-contract.d.ts' },
      './build': { types: './build.d.ts' },
      './jest-preset': './jest-preset.cjs',
      './tsconfig.json': './tsconfig.json',
      './package.json': './package.json',
    },
    peerDependencies: ranges([...PEERS, ...OPTIONAL_PEERS]),
    peerDependenciesMeta: Object.fromEntries(OPTIONAL_PEERS.map((name) => [name, { optional: true }])),
  };
  const external = [...PEERS, ...OPTIONAL_PEERS, ...TESTING].flatMap((name) => [
    name,
    ...(name.endsWith('*') ? [] : [`${name}/*`]),
  ]);
  const bundle = (/** @type {string} */ entry, /** @type {string} */ outfile, /** @type {string} */ banner = '') =>
    build({
      bundle: true,
      platform: 'node',
      target: 'node22',
      format: outfile.endsWith('.cjs') ? 'cjs' : 'esm',
      entryPoints: [join(HERE, entry)],
      outfile: join(folder, outfile),
      external,
      banner: { js: banner },
      logLevel: 'warning',
    });
  await Promise.all([
    bundle('federation.mjs', 'federation.mjs'),
    bundle('remote-config.mjs', 'webpack.mjs'),
    bundle('deploy-cli.mjs', 'deploy.mjs', `#!/usr/bin/env node\n${REQUIRE}`),
    bundle('dev-cli.mjs', 'dev.mjs', `#!/usr/bin/env node\n${REQUIRE}`),
    bundle('../dev/refresh-loader.mjs', 'refresh-loader.mjs'),
    bundle('jest/preset.cjs', 'jest-preset.cjs'),
    bundle('jest/environment.cjs', 'jest-environment.cjs'),
    bundle('../jest/screens.mjs', 'jest-setup.cjs'),
    bundle('../jest/code.mjs', 'jest-code.cjs'),
    bundle('../jest/style-module.mjs', 'jest-styles.cjs'),
  ]);
  for (const [from, to] of [
    [SCHEMA_FILE, 'registry.schema.json'],
    [DESCRIPTION_SCHEMA_FILE, 'remote.schema.json'],
    [AGREED_FILE, 'remote-contract.d.ts'],
    [join(HERE, 'federation.d.ts'), 'federation.d.ts'],
    [join(HERE, 'remote-config.d.ts'), 'webpack.d.ts'],
    [join(HERE, 'build.d.ts'), 'build.d.ts'],
    [join(HERE, 'tsconfig.remote.json'), 'tsconfig.json'],
    [join(HERE, 'jest/bank.cjs'), 'jest-bank.cjs'],
    [join(HERE, 'jest/bank-stop.cjs'), 'jest-bank-stop.cjs'],
    [join(ROOT, 'docs/deploying.md'), 'README.md'],
  ])
    copyFileSync(String(from), join(folder, String(to)));
  writeFileSync(join(folder, CONTRACT_FILE), JSON.stringify(contract));
  writeFileSync(join(folder, PLAYED_SHELL_FILE), await getFakeShellCode());
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(kit, null, 2)}\n`);
  return kit;
}
