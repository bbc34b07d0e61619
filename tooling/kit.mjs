/**
 * `npm run kit`: builds `var/create-ncb-remote-….tgz`, which creates a remote's repository with a shell and a bank to
 * develop under. See docs/deploying.md.
 */
import { copyFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { installPackages } from './packages/install-packages.mjs';
import { VAR } from './packages/tree.mjs';

await installPackages();
const { makeCreate } = await import('./kit/make-create.mjs');
const { makeBankPackage } = await import('./kit/make-bank-package.mjs');
const { archive } = await makeCreate(join(VAR, 'kit'), { makeBank: makeBankPackage });
const place = join(VAR, basename(archive));
copyFileSync(archive, place);
console.log(place);
