import type { Download } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { Person } from '../pages/person';

export async function waitForDownload(person: Person, ...actions: readonly string[]): Promise<Download> {
  const [download] = await Promise.all([
    person.page.waitForEvent('download'),
    (async () => {
      for (const action of actions) await person.action(action).click();
    })(),
  ]);
  return download;
}

export async function downloadBytes(person: Person, ...actions: readonly string[]): Promise<Buffer> {
  return readFileSync(await (await waitForDownload(person, ...actions)).path());
}
