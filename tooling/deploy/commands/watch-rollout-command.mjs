import { UsageError } from '../../cli/run-command.mjs';
import { parseHttpAddress } from '../../packages/addresses.mjs';
import { createMemory } from '../owners/find-forgeries.mjs';
import { LIMITS, look, watch } from '../watch-rollout.mjs';
import { requireSite } from '../site.mjs';
import { getPlace, parseWholeNumber } from './arguments.mjs';

const MINUTES = 15;
const EVERY_S = 30;
const DAY_MINUTES = 24 * 60;

/**
 * Watches rollouts until interrupted: a version that fails to load is rolled back.
 * @param {import('../../cli/run-command.mjs').Input} input
 */
export async function watchRolloutCommand({ values }) {
  const { bank, limit, sample, minutes, every } = values;
  const token = process.env.NCB_WATCH_TOKEN;
  if (!token) throw new UsageError('set NCB_WATCH_TOKEN as the bank has it');
  const limits = {
    percent: limit === undefined ? LIMITS.percent : parseWholeNumber(limit, '--limit', 100),
    sample: sample === undefined ? LIMITS.sample : parseWholeNumber(sample, '--sample', 100_000),
    minutes: minutes === undefined ? MINUTES : parseWholeNumber(minutes, '--minutes', DAY_MINUTES, 1),
  };
  const everyMs = 1000 * (every === undefined ? EVERY_S : parseWholeNumber(every, '--every', 3600, 1));
  const { origin } = parseHttpAddress(bank, '--bank');
  const place = getPlace(values);
  await requireSite(place);
  console.log(
    `Watching over ${place.target.place}: more than ${limits.percent} % failures of ${limits.sample} or more users`,
  );
  const memory = createMemory();
  const stop = watch(() => look(place.target, { origin, token }, limits, console.log, memory), everyMs, console.error);
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve);
  });
  await stop();
}
