import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson, ROOT } from '../../packages/tree.mjs';
import { makeCreate } from '../make-create.mjs';
import { mustRun } from './foreign-repository.mjs';

/**
 * Creates the repository of `create-ncb-remote` as after `npm install`: our packages from `vendor`, public ones linked
 * to those of this tree. `npm run bench -- kit` does the same with the registry.
 * @param {string} folder where the kit is made, and the repository in it
 * @param {string} name of the repository
 * @param {readonly string[]} pages
 * @returns {Promise<string>} the repository
 */
export async function installedRepository(folder, name, pages) {
  await makeCreate(join(folder, 'made'));
  await mustRun(process.execPath, [join(folder, 'made/create-ncb-remote/create.mjs'), name, ...pages], folder);
  const repository = join(folder, name);
  const packages = join(repository, 'node_modules');
  for (const archive of readdirSync(join(repository, 'vendor'))) {
    const [, own = ''] = /^ncb-(.*)-\d+\.\d+\.\d+\.tgz$/.exec(archive) ?? [];
    const target = join(packages, '@ncb', own);
    mkdirSync(target, { recursive: true });
    await mustRun(
      'tar',
      ['-xzf', join(repository, 'vendor', archive), '-C', target, '--strip-components=1'],
      repository,
    );
  }
  const { dependencies, devDependencies } = readJson(join(repository, 'package.json'));
  const kernel = readJson(join(packages, '@ncb/shared-kernel/package.json'));
  for (const needed of Object.keys({ ...dependencies, ...devDependencies, ...kernel.dependencies })) {
    if (needed.startsWith('@ncb/')) continue;
    const place = join(packages, needed);
    const installed = ['node_modules', 'tooling/node_modules', 'shared-kernel/node_modules']
      .map((among) => join(ROOT, among, needed))
      .find(existsSync);
    if (!installed) throw new Error(`${needed} is not installed`);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(installed, place);
  }
  return repository;
}
