/**
 * `npm run deploy`: builds and deploys everything into the site folder. `npm run deploy -- remote-accounts`: that remote
 * alone, the others and the shell stay as they are.
 */
import { join } from 'node:path';
import { deployRemote } from './deploy/remote.mjs';
import { deployShell, deployWidget, siteIn } from './deploy/site.mjs';
import { buildPackages } from './packages/build.mjs';
import { installPackages } from './packages/install.mjs';
import { remotesInTree, VAR } from './packages/tree.mjs';

const wanted = process.argv.slice(2);
const known = remotesInTree().map(({ folder }) => folder);
const unknown = wanted.find((folder) => !known.includes(folder));
if (unknown) {
  console.error(`There is no remote ${unknown}. There are: ${known.join(', ')}`);
  process.exit(1);
}

const site = siteIn(process.env.NCB_SITE_DIR ?? join(VAR, 'site'));
await installPackages();
await buildPackages(wanted.length > 0 ? wanted : undefined);
if (wanted.length === 0) {
  deployShell(site);
  deployWidget(site);
}
for (const folder of wanted.length > 0 ? wanted : known) {
  const { name, version } = deployRemote(site, folder);
  console.log(`${name} ${version} is deployed`);
}
