import { parseHttpAddress } from '../../packages/addresses.mjs';
import { createMemory } from '../owners/find-forgeries.mjs';
import { LIMITS } from '../watch/find-failing-versions.mjs';
import { look, watch } from '../watch/watch.mjs';
import { requireSite, readArguments, parseWholeNumber } from './arguments.mjs';

const USAGE =
  'npm run watch-rollout -- --bank https://bank [--to place] [--limit percent] [--sample users] [--minutes n] [--every seconds]';
const MINUTES = 15;
const EVERY_S = 30;
const DAY_MINUTES = 24 * 60;

/**
 * Watches rollouts until interrupted: a version that fails to load is rolled back.
 * @param {readonly string[]} args
 */
export async function watchRolloutCommand(args) {
  const { values, target, mayBeNew } = readArguments(args, ['bank', 'limit', 'sample', 'minutes', 'every'], USAGE);
  const { bank, limit, sample, minutes, every } = values;
  const token = process.env.NCB_WATCH_TOKEN;
  if (!bank || !token) throw new Error(`${USAGE}\nand NCB_WATCH_TOKEN as the bank has it`);
  const limits = {
    percent: limit === undefined ? LIMITS.percent : parseWholeNumber(limit, '--limit', 100),
    sample: sample === undefined ? LIMITS.sample : parseWholeNumber(sample, '--sample', 100_000),
    minutes: minutes === undefined ? MINUTES : parseWholeNumber(minutes, '--minutes', DAY_MINUTES, 1),
  };
  const everyMs = 1000 * (every === undefined ? EVERY_S : parseWholeNumber(every, '--every', 3600, 1));
  const { origin } = parseHttpAddress(bank, '--bank');
  await requireSite({ target, mayBeNew });
  console.log(
    `Watching over ${target.place}: more than ${limits.percent} % failures of ${limits.sample} or more users`,
  );
  const memory = createMemory();
  const stop = watch(() => look(target, { origin, token }, limits, console.log, memory), everyMs, console.error);
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve);
  });
  await stop();
}
