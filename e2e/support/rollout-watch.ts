import type { TestBank } from './bank';
import { tooling } from './tooling';

/** @returns output about one remote, as other tests may have broken others */
export async function watcherLooks(bank: TestBank, remote: string): Promise<string[]> {
  const { targetAt } = await tooling<{ targetAt: (place: string) => object }>('deploy/targets/target.mjs');
  const { look } = await tooling<{
    look: (target: object, from: object, limits: object, say: (line: string) => void) => Promise<void>;
  }>('deploy/watch/watch.mjs');
  const said: string[] = [];
  const watcher = { origin: bank.appOrigin, token: bank.watchToken };
  await look(targetAt(bank.site), watcher, { sample: 1, percent: 5, minutes: 15 }, (line) => said.push(line));
  return said.filter((line) => line.startsWith(`${remote} `));
}
