import { cpSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CLIENTS } from '../bench/stress/load';
import { killInLoad, stressTwoProcesses, type IsEnough } from '../bench/stress/scenarios';
import { freshDirectory } from './support/cache';
import { ENGINES } from './support/engines';
import { buildBank, freePorts, startBankProcess } from './support/process';

const ACTIONS = ['save', 'sign', 'send', 'recall'];

/** Each client has saved something that could be lost. */
const isWorthKilling: IsEnough = ({ saved }) => saved >= CLIENTS;
const isEnoughForTwo: IsEnough = ({ facts, saved }) =>
  saved >= 6 * CLIENTS && ACTIONS.every((name) => facts.answered.has(name));

/** The data of a bank on its first day, which takes fifteen seconds to make. */
const begun = freshDirectory();

beforeAll(async () => {
  await buildBank();
  const bank = startBankProcess({ ports: await freePorts(), dataDir: begun });
  await bank.ready;
  await bank.stop();
}, 120_000);

// The long form, two minutes and ten kills on each engine, is `npm run bench -- sandbox-stress`.
test.each(ENGINES)(
  'kill -9 in the middle of a load, bank on %s: what was acknowledged is there and nothing is half done',
  async (engine) => {
    const dataDir = freshDirectory();
    if (engine === 'pglite') cpSync(begun, dataDir, { recursive: true });
    const { faults } = await killInLoad(engine, { kills: 1, isEnough: isWorthKilling, dataDir });
    expect(faults).toEqual([]);
  },
  120_000,
);

test('a second process on the same folder is told where the first one answers, and the secrets are the owner’s alone', async () => {
  const place = { ports: await freePorts(), dataDir: begun };
  const bank = startBankProcess(place);
  await bank.ready;
  for (const secret of ['pepper', 'authority.pem', 'keys/director2.pem'])
    expect(statSync(join(place.dataDir, secret)).mode & 0o777).toBe(0o600);
  await expect(startBankProcess(place).ready).rejects.toThrow(`answers at ${bank.origin}`);
  expect(await bank.stop()).toEqual([0, null]);
}, 60_000);

if (ENGINES.includes('postgres')) {
  test('two processes on one database under 16 clients that click twice do nothing twice and lose nothing', async () => {
    const { faults, executed } = await stressTwoProcesses(isEnoughForTwo);
    expect(faults).toEqual([]);
    expect(executed).toBeGreaterThan(0);
  }, 120_000);
}
