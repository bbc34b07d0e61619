import { createMaximumFigure, getPercentile, withoutLimit, type Figure } from './figure';
import { measureFirstQuestion } from './measure-first-question';
import { measureOnServer } from './measure-on-server';
import { startPolledBank, type PollCost, type PolledBank } from './polled-bank';
import { createDatabase, type ServerDatabase } from './server-database';

const TABS = 10_000;
/** Each tab asks every five seconds. */
const POLLS_PER_SECOND = TABS / 5;
/** Rate of 500 tabs, which one process answers at once. */
const EASY_RATE = 100;
const ROUNDS = 3;
const ROUND_SECONDS = 5;
/** Limit as a share of a poll's cost in the build before get_events was answered in groups. */
const SHARE_MAX_PERCENT = 10;
const ANSWER_MAX_MS = 250;

/** Processor time of a poll without a build to compare, on the cores of the README. */
const POLL_MAX_MS = 0.25;

/**
 * `npm run bench -- news`: 10,000 signed-in tabs that ask if there is anything new, and the first question in a company
 * with 200,000 audit entries. `NCB_BENCH_BEFORE` names another build's `dist/main.mjs`, measured in turns.
 */
async function run({ url }: ServerDatabase): Promise<readonly Figure[]> {
  const bank = await startPolledBank(url, TABS);
  try {
    return [...(await measureInTurns(bank)), ...(await measureFirstQuestion(url))];
  } finally {
    await bank.stop();
  }
}

async function measureInTurns(bank: PolledBank): Promise<readonly Figure[]> {
  const program = process.env['NCB_BENCH_BEFORE'];
  const database = program === undefined ? null : await createDatabase();
  const earlier = database && (await startPolledBank(database.url, TABS, program));
  try {
    await bank.measureRound(POLLS_PER_SECOND, ROUND_SECONDS);
    await earlier?.measureRound(2 * EASY_RATE, ROUND_SECONDS);
    const costs: PollCost[] = [];
    const earlierCosts: PollCost[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      if (earlier) earlierCosts.push(await earlier.measureRound(2 * EASY_RATE, ROUND_SECONDS));
      costs.push(await bank.measureRound(POLLS_PER_SECOND, ROUND_SECONDS));
    }
    const { times } = await bank.measureRound(EASY_RATE, ROUND_SECONDS);
    const answers = createMaximumFigure('get_events of 500 tabs: p99', getPercentile(times, 0.99), ANSWER_MAX_MS, 'ms');
    const cost = getMeanMs(costs) * 1000;
    const name = `processor time of a poll, ${TABS.toLocaleString('en')} tabs`;
    if (!earlier) return [createMaximumFigure(name, cost, POLL_MAX_MS * 1000, 'µs'), answers];
    const earlierCost = getMeanMs(earlierCosts) * 1000;
    return [
      withoutLimit(name, cost, 'µs'),
      withoutLimit('the same of the build before, 1,000 tabs', earlierCost, 'µs'),
      createMaximumFigure('its share of the build before', (cost / earlierCost) * 100, SHARE_MAX_PERCENT, '%'),
      answers,
    ];
  } finally {
    await earlier?.stop();
    await database?.drop();
  }
}

function getMeanMs(costs: readonly PollCost[]): number {
  return costs.reduce((sum, { processorMs }) => sum + processorMs, 0) / costs.length;
}

await measureOnServer(run);
