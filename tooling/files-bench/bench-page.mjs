import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, ROOT } from '../packages/tree.mjs';
import { buildNow } from '../webpack/build-now.mjs';
import { remoteConfig } from '../webpack/remote.mjs';

/** Named as the remote whose place it takes; inside the tree, or its libraries would not be found. */
const PLACE_OF = 'remote-payments-uah';
const FOLDER = join(ROOT, 'shared-kernel/dist/bench-page');
const PAGE = 'miImpex';

/** Builds the measuring page with the very configuration of the remotes, in a folder that looks like one. */
export async function buildBenchPage() {
  const pageFolder = join(FOLDER, 'src/pages', PAGE);
  mkdirSync(pageFolder, { recursive: true });
  writeFileSync(join(pageFolder, 'index.ts'), `export { page } from '@ncb/shared-kernel/bench/files-page';\n`);
  const description = readJson(join(ROOT, PLACE_OF, 'remote.json'));
  writeFileSync(join(FOLDER, 'remote.json'), JSON.stringify({ ...description, pages: [{ name: PAGE }] }));
  writeFileSync(join(FOLDER, 'package.json'), JSON.stringify(readJson(join(ROOT, PLACE_OF, 'package.json'))));
  await buildNow({ ...remoteConfig(FOLDER, 'production'), cache: false });
}
