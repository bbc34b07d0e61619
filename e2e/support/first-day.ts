import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tooling } from './tooling';

/** Before all stories: the data that their banks begin with, unless `npm test` has made them for several runners. */
export default async function setUp(): Promise<() => void> {
  if (process.env['NCB_STORY_BANK']) return () => undefined;
  const { beginBank } = await tooling<{ beginBank: (folder: string) => Promise<void> }>('checks/first-day.mjs');
  const folder = mkdtempSync(join(tmpdir(), 'ncb-first-day-'));
  await beginBank(folder);
  // Workers inherit it.
  process.env['NCB_STORY_BANK'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
