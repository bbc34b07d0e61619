import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestBank } from './bank';

export async function saveConsoleKey(bank: TestBank, login: string, folder: string): Promise<readonly string[]> {
  return Promise.all(
    ['dat', 'cer'].map(async (ending) => {
      const answer = await fetch(`${bank.consoleAddress}/keys/${login}.${ending}`);
      if (!answer.ok) throw new Error(`${answer.status}`);
      const place = join(folder, `${login}.${ending}`);
      writeFileSync(place, new Uint8Array(await answer.arrayBuffer()));
      return place;
    }),
  );
}
