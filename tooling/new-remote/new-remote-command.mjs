import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatText } from '../packages/format-text.mjs';
import { ROOT } from '../packages/tree.mjs';
import { addToLock } from './add-to-lock.mjs';
import { buildRemoteFiles } from './build-remote-files.mjs';
import { planRemote } from './plan-remote.mjs';

/** @param {import('../cli/run-command.mjs').Input} input */
export async function newRemoteCommand({ positionals }) {
  const remote = planRemote(positionals);
  const { folder, pages } = remote;
  for (const [path, text] of Object.entries(buildRemoteFiles(remote)))
    await writeFormatted(join(ROOT, folder, path), text);
  addToLock(remote);
  console.log(`${folder} is there, with ${pages.map(({ page }) => page).join(', ')}.

  npm test -- ${folder}          its types, lint, tests and stories
  npm run dev -- ${folder}       the remote with reload on save; its page is /ncb/main/${pages[0]?.page}
  npm run deploy -- ${folder}    builds it and puts it into the running site`);
}

/** @type {(file: string, text: string) => Promise<void>} */
async function writeFormatted(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await formatText(file, text));
}
