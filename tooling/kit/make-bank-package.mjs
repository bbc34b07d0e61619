import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mirrorTree } from '../deploy/mirror-tree.mjs';
import { openTarget } from '../deploy/targets/open-target.mjs';
import { buildDevelopmentShell } from '../dev/build-development-shell.mjs';
import { buildPackages } from '../packages/build-packages.mjs';
import { getBuiltPackages, readJson, ROOT } from '../packages/tree.mjs';

const PACKAGES = ['@electric-sql/pglite', '@node-rs/argon2', 'pdfkit', 'dejavu-fonts-ttf'];

/**
 * Builds `@ncb/remote-bank`: a bank for a developer's machine, with the development shell and all remotes of this tree,
 * for `ncb-dev` and tests.
 * @param {string} folder
 * @param {string} version
 */
export async function makeBankPackage(folder, version) {
  await buildPackages(getBuiltPackages().filter((name) => name !== 'shell'));
  mkdirSync(folder, { recursive: true });
  await mirrorTree(openTarget(join(folder, 'site')), { shellDist: await buildDevelopmentShell() });
  const bank = join(ROOT, 'bank-sandbox');
  for (const part of ['dist', 'assets', 'migrations'])
    cpSync(join(bank, part), join(folder, 'bank', part), { recursive: true });
  cpSync(join(import.meta.dirname, 'remote-bank.mjs'), join(folder, 'index.mjs'));
  cpSync(join(import.meta.dirname, 'find-free-port.mjs'), join(folder, 'find-free-port.mjs'));
  const { dependencies } = readJson(join(bank, 'package.json'));
  const about = {
    name: '@ncb/remote-bank',
    version,
    private: true,
    license: 'UNLICENSED',
    type: 'module',
    exports: { '.': './index.mjs', './package.json': './package.json' },
    dependencies: Object.fromEntries(PACKAGES.map((name) => [name, dependencies[name]])),
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
}
