import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { SUPPORTED_NODE } from '../node/is-supported-node.mjs';
import { run } from '../packages/run.mjs';
import { readJson } from '../packages/tree.mjs';
import { KERNEL_PACKAGE, makeKernelPackage } from './make-kernel-package.mjs';
import { makeKit } from './make-kit.mjs';
import { getSharedLibraries, getPinnedTools } from './versions.mjs';

/**
 * Builds `create-ncb-remote`, the single file that a team needs: it contains our packages and creates a repository.
 * @param {string} folder is emptied
 * @param {{ makeBank?: (folder: string, version: string) => Promise<void> }} [more] `makeBank`: makes the package of
 *  shell and bank for `ncb-dev` and tests; without it a repository has none
 * @returns {Promise<{ version: string, archive: string }>} `archive`: its package
 */
export async function makeCreate(folder, { makeBank } = {}) {
  rmSync(folder, { recursive: true, force: true });
  const create = join(folder, 'create-ncb-remote');
  const packages = join(create, 'packages');
  mkdirSync(packages, { recursive: true });
  const { version, name } = await makeKit(join(folder, 'kit'));
  makeKernelPackage(join(folder, 'kernel'), version);
  await makeBank?.(join(folder, 'bank'), version);
  const house = {
    [KERNEL_PACKAGE]: await pack(join(folder, 'kernel'), packages),
    [name]: await pack(join(folder, 'kit'), packages),
    ...(makeBank && { '@ncb/remote-bank': await pack(join(folder, 'bank'), packages) }),
  };
  await makeProgram(create, { contract: version, house, libraries: getSharedLibraries(), ...getPinnedTools() });
  const about = {
    name: 'create-ncb-remote',
    version,
    private: true,
    license: 'UNLICENSED',
    type: 'module',
    bin: { 'create-ncb-remote': './create.mjs' },
    engines: { node: SUPPORTED_NODE },
  };
  writeFileSync(join(create, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
  return { version, archive: join(folder, await pack(create, folder)) };
}

/**
 * @param {string} folder
 * @param {import('../create/repository.mjs').MadeOf} madeOf
 */
export async function makeProgram(folder, madeOf) {
  await build({
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node22',
    entryPoints: [join(import.meta.dirname, '../create/create.mjs')],
    outfile: join(folder, 'create.mjs'),
    banner: { js: '#!/usr/bin/env node' },
    logLevel: 'warning',
  });
  writeFileSync(join(folder, 'made-of.json'), JSON.stringify(madeOf, null, 2));
}

/**
 * Packs a folder as `npm publish` would. @returns {Promise<string>} the archive's name @param {string} folder @param
 * {string} to
 */
async function pack(folder, to) {
  const before = new Set(readdirSync(to));
  const { name } = readJson(join(folder, 'package.json'));
  const { code, output } = await run('npm', ['pack', folder, '--pack-destination', to, '--loglevel=error'], {
    cwd: to,
    quiet: true,
  });
  const made = readdirSync(to).find((file) => file.endsWith('.tgz') && !before.has(file));
  if (code !== 0 || !made) throw new Error(`npm pack of ${name} ended with ${code}:\n${output}`);
  return made;
}
