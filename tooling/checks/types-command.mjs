import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { choosePackages } from '../packages/choose-packages.mjs';
import { run } from '../packages/run.mjs';
import { ROOT, getTypedFolders } from '../packages/tree.mjs';

/**
 * Checks the types of all packages or of some, and the rules that need types (`.oxlintrc.json`; docs/adr/0069).
 * @param {import('../cli/run-command.mjs').Input} input
 */
export async function typesCommand({ positionals }) {
  const folders = choosePackages(positionals, getTypedFolders());
  // Without it the compiler's lax defaults would apply.
  const bare = folders.filter((folder) => !existsSync(join(ROOT, folder, 'tsconfig.json')));
  if (bare.length > 0) throw new Error(`There is no tsconfig.json in ${bare.join(', ')}.`);
  const linter = [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '--type-check', '--format=unix', '--deny-warnings'];
  process.exitCode = (await run(process.execPath, [...linter, ...folders], { cwd: ROOT })).code;
}
