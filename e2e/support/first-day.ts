import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deployInto } from './bank';
import { tooling } from './tooling';

/** What is made before all stories, into a folder of its own: each is named by the variable that stories find it by. */
const PREPARED = {
  /** The data that their banks begin with. */
  NCB_STORY_BANK: async (folder: string) => {
    const { beginBank } = await tooling<{ beginBank: (folder: string) => Promise<void> }>('checks/first-day.mjs');
    await beginBank(folder);
  },
  /** The site that their banks serve. */
  NCB_STORY_SITE: deployInto,
};

/** Makes what `npm test` has not made for several runners already. */
export default async function setUp(): Promise<() => void> {
  const made: string[] = [];
  for (const [variable, make] of Object.entries(PREPARED)) {
    if (process.env[variable]) continue;
    const folder = mkdtempSync(join(tmpdir(), 'ncb-prepared-'));
    made.push(folder);
    await make(folder);
    // Workers inherit it.
    process.env[variable] = folder;
  }
  return () => made.forEach((folder) => rmSync(folder, { recursive: true, force: true }));
}
