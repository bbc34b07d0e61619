import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { agreedContract, AGREED_FILE } from '../contract/contract-text.mjs';
import { DESCRIPTION_SCHEMA_FILE } from '../deploy/description/check-description.mjs';
import { SCHEMA_FILE } from '../deploy/registry/check-registry.mjs';
import { readJson, ROOT } from '../packages/tree.mjs';
import { playedShell } from '../contract/live/played-shell-code.mjs';
import { CONTRACT_FILE, PLAYED_SHELL_FILE } from './contract-file.mjs';

/** The public packages with which a remote is built; the kit works with the versions that this tree works with. */
const PEERS = [
  '@module-federation/enhanced',
  'css-loader',
  'mini-css-extract-plugin',
  'webpack',
  'webpack-subresource-integrity',
];

/**
 * Makes the package `@ncb/remote-kit`: what a team needs to build and deploy a remote in a repository of its own. It
 * contains no line of the bank's code.
 * @param {string} folder
 * @returns {Promise<{ name: string, version: string }>}
 */
export async function makeKit(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { dependencies } = readJson(join(ROOT, 'tooling/package.json'));
  const contract = agreedContract();
  const kit = {
    name: '@ncb/remote-kit',
    // That of the contract: who asks for a newer contract needs the newer kit.
    version: contract.version,
    private: true,
    license: 'UNLICENSED',
    type: 'module',
    bin: { 'ncb-deploy': './deploy.mjs' },
    exports: {
      './federation': { types: './federation.d.ts', default: './federation.mjs' },
      './contract': { types: './remote-contract.d.ts' },
    },
    peerDependencies: Object.fromEntries(PEERS.map((name) => [name, dependencies[name]])),
  };
  const common = /** @type {const} */ ({ bundle: true, platform: 'node', format: 'esm', target: 'node20' });
  await build({
    ...common,
    entryPoints: [join(import.meta.dirname, 'federation.mjs')],
    outfile: join(folder, 'federation.mjs'),
    external: PEERS.flatMap((name) => [name, `${name}/*`]),
  });
  await build({
    ...common,
    entryPoints: [join(import.meta.dirname, 'deploy-cli.mjs')],
    outfile: join(folder, 'deploy.mjs'),
    // Libraries in there that are older than ES modules ask for `require`.
    banner: {
      js: `#!/usr/bin/env node\nimport { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);`,
    },
  });
  copyFileSync(SCHEMA_FILE, join(folder, 'registry.schema.json'));
  copyFileSync(DESCRIPTION_SCHEMA_FILE, join(folder, 'remote.schema.json'));
  copyFileSync(AGREED_FILE, join(folder, 'remote-contract.d.ts'));
  copyFileSync(join(import.meta.dirname, 'federation.d.ts'), join(folder, 'federation.d.ts'));
  copyFileSync(join(ROOT, 'docs/deploying.md'), join(folder, 'README.md'));
  writeFileSync(join(folder, CONTRACT_FILE), JSON.stringify(contract));
  writeFileSync(join(folder, PLAYED_SHELL_FILE), await playedShell());
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(kit, null, 2)}\n`);
  return kit;
}
