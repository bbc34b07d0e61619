/**
 * `npm run types`, `npm run types -- remote-accounts`: the types of all packages or of some, and the rules that
 * ask for types (`.oxlintrc.json`; docs/adr/0069).
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { choosePackages } from './packages/choose-packages.mjs';
import { run } from './packages/run.mjs';
import { withErrorMessage } from './packages/with-error-message.mjs';
import { ROOT, getTypedFolders } from './packages/tree.mjs';

await withErrorMessage(async () => {
  const folders = choosePackages(process.argv.slice(2), getTypedFolders());
  // Without it the compiler's lax defaults would apply.
  const bare = folders.filter((folder) => !existsSync(join(ROOT, folder, 'tsconfig.json')));
  if (bare.length > 0) throw new Error(`There is no tsconfig.json in ${bare.join(', ')}.`);
  const linter = [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '--type-check', '--format=unix', '--deny-warnings'];
  process.exitCode = (await run(process.execPath, [...linter, ...folders], { cwd: ROOT })).code;
});
