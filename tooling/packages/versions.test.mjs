import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, ROOT } from './tree.mjs';

it('declares each library in one version throughout the tree', () => {
  const folders = ['.', ...readdirSync(ROOT)].filter((name) => existsSync(join(ROOT, name, 'package.json')));
  const declared = folders.flatMap((folder) => {
    const { dependencies, devDependencies, peerDependencies } = readJson(join(ROOT, folder, 'package.json'));
    return Object.entries({ ...dependencies, ...devDependencies, ...peerDependencies });
  });
  const versions = new Map(declared);
  expect(declared.filter(([name, version]) => versions.get(name) !== version)).toEqual([]);
});
