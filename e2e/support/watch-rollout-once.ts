import type { TestBank } from './bank';
import { importTooling } from './import-tooling';

/** @returns output about one remote, as other tests may have broken others */
export async function watchRolloutOnce(bank: TestBank, remote: string): Promise<string[]> {
  const { openTarget } = await importTooling<{ openTarget: (place: string) => object }>(
    'deploy/targets/open-target.mjs',
  );
  const { look } = await importTooling<{
    look: (target: object, from: object, limits: object, say: (line: string) => void) => Promise<void>;
  }>('deploy/watch-rollout.mjs');
  const lines: string[] = [];
  const watcher = { origin: bank.appOrigin, token: bank.watchToken };
  await look(openTarget(bank.site), watcher, { sample: 1, percent: 5, minutes: 15 }, (line) => lines.push(line));
  return lines.filter((line) => line.startsWith(`${remote} `));
}
