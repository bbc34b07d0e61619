import type { BankData } from '../test/support/prepare-bank';
import { freshDirectory } from '../test/support/get-cached-folder';
import { buildBank } from '../test/support/bank-process';
import { createDatabase } from './server-database';
import { killInLoad, stressTwoProcesses, type IsEnough, type Progress, type StressReport } from './stress/scenarios';

/**
 * Scenario of `npm run bench -- sandbox-stress`: two processes under 16 clients, then ten kills under load on each
 * engine. Each ends with an error if a fault is found.
 */
const isAfterTwoMinutes: IsEnough = ({ milliseconds }) => milliseconds >= 120_000;
const KILLS = { kills: 10, isEnough: ({ milliseconds, saved }: Progress) => milliseconds >= 3000 && saved > 0 };

const SCENARIOS: readonly (readonly [name: string, run: () => Promise<StressReport>])[] = [
  ['two processes, PostgreSQL', async () => stressTwoProcesses(await createServerDatabase(), isAfterTwoMinutes)],
  ['kill -9, PostgreSQL', async () => killInLoad(await createServerDatabase(), KILLS)],
  [
    'kill -9, embedded',
    () => killInLoad({ place: { dataDir: freshDirectory() }, drop: () => Promise.resolve() }, KILLS),
  ],
];

async function createServerDatabase(): Promise<BankData> {
  const { url, drop } = await createDatabase();
  return { place: { dataDir: freshDirectory(), databaseUrl: url }, drop };
}

function formatReport(name: string, { facts, faults, executed, kills }: StressReport): string {
  const answered = [...facts.answered].sort(([a], [b]) => (a < b ? -1 : 1)).map(([what, times]) => `${what} ${times}`);
  const sum = `${facts.documents.size} documents saved, ${executed} executed, ${kills} kills, ${faults.length} faults`;
  return `${name.padEnd(28)} ${sum}\n${''.padEnd(28)} ${answered.join(', ')}\n`;
}

await buildBank();
let isSound = true;
for (const [name, run] of SCENARIOS) {
  const report = await run();
  process.stdout.write(formatReport(name, report));
  for (const fault of report.faults.slice(0, 20)) process.stdout.write(`${''.padEnd(28)} ${fault}\n`);
  isSound &&= report.faults.length === 0 && report.executed > 0;
}
process.exitCode = isSound ? 0 : 1;
