/**
 * `create-ncb-remote bank-branches miBranches`: creates the repository of a remote. Bundled into its own package
 * (tooling/kit/make-create.mjs) together with our other packages.
 */
import '../node/require-supported-node.mjs';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { withErrorMessage } from '../packages/with-error-message.mjs';
import { planRepository, buildRepositoryFiles } from './repository.mjs';

const HERE = import.meta.dirname;
const ALLOWED_FILES = /^\.git$|^LICENSE/;

await withErrorMessage(async () => {
  const remote = planRepository(process.argv.slice(2));
  const folder = resolve(remote.folder);
  const existing = existsSync(folder) ? readdirSync(folder).filter((name) => !ALLOWED_FILES.test(name)) : [];
  if (existing.length > 0) throw new Error(`${remote.folder} is not empty: ${existing.slice(0, 3).join(', ')}`);
  const made = JSON.parse(readFileSync(join(HERE, 'made-of.json'), 'utf8'));
  for (const [path, text] of Object.entries(buildRepositoryFiles({ ...remote, folder: basename(folder) }, made))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  cpSync(join(HERE, 'packages'), join(folder, 'vendor'), { recursive: true });
  console.log(`${remote.folder} is there, with ${remote.pages.map(({ page }) => page).join(', ')}.

  cd ${remote.folder}
  npm install
  npm test           types and tests
  npm run dev        the page under a shell and a bank of your own
  npm run deploy -- --to PLACE

README.md says the rest.`);
});
