import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deployInto } from './bank';
import { importTooling } from './import-tooling';

/** Prepared data by the environment variable that tests read; each is made in a new folder. */
const PREPARED = {
  NCB_STORY_BANK: async (folder: string) => {
    const { beginBank } = await importTooling<{ beginBank: (folder: string) => Promise<void> }>(
      'checks/begin-bank.mjs',
    );
    await beginBank(folder);
  },
  NCB_STORY_SITE: deployInto,
};

export default async function setUp(): Promise<() => void> {
  const folders: string[] = [];
  for (const [variable, make] of Object.entries(PREPARED)) {
    if (process.env[variable]) continue;
    const folder = mkdtempSync(join(tmpdir(), 'ncb-prepared-'));
    folders.push(folder);
    await make(folder);
    process.env[variable] = folder;
  }
  return () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true }));
}
