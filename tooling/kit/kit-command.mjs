import { copyFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { VAR } from '../packages/tree.mjs';
import { makeBankPackage } from './make-bank-package.mjs';
import { makeCreate } from './make-create.mjs';

/** Builds `var/create-ncb-remote-….tgz` and prints its path. */
export async function kitCommand() {
  const { archive } = await makeCreate(join(VAR, 'kit'), { makeBank: makeBankPackage });
  const place = join(VAR, basename(archive));
  copyFileSync(archive, place);
  console.log(place);
}
