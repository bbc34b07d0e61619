import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Facts } from '../bench/stress/facts';
import { CLIENTS } from '../bench/stress/load';
import { killInLoad, stressTwoProcesses } from '../bench/stress/scenarios';
import { freshDirectory } from './support/cache';
import { ENGINES } from './support/engines';
import { buildBank, freePorts, startBankProcess } from './support/process';

const LOAD_MS = 1500;
const STRESS_MS = 3000;
const ACTIONS = ['save', 'sign', 'send', 'recall'];
/** What the two processes must have done together, however slow the machine is. */
const isEnough = ({ documents, answered }: Facts) =>
  documents.size >= 6 * CLIENTS && ACTIONS.every((name) => answered.has(name));

beforeAll(buildBank, 60_000);

// The long form, two minutes and ten kills on each engine, is `npm run bench -- sandbox-stress`.
test.each(ENGINES)(
  'kill -9 in the middle of a load, bank on %s: what was acknowledged is there and nothing is half done',
  async (engine) => {
    const { facts, faults } = await killInLoad(engine, { kills: 1, everyMs: LOAD_MS });
    expect(faults).toEqual([]);
    expect(facts.documents.size).toBeGreaterThan(0);
  },
  120_000,
);

test('a second process on the same folder is told where the first one answers, and the secrets are the owner’s alone', async () => {
  const place = { ports: await freePorts(), dataDir: freshDirectory() };
  const bank = startBankProcess(place);
  await bank.ready;
  for (const secret of ['pepper', 'authority.pem', 'keys/director2.pem'])
    expect(statSync(join(place.dataDir, secret)).mode & 0o777).toBe(0o600);
  await expect(startBankProcess(place).ready).rejects.toThrow(`answers at ${bank.origin}`);
  expect(await bank.stop()).toEqual([0, null]);
}, 60_000);

if (ENGINES.includes('postgres')) {
  test('two processes on one database under 16 clients that click twice do nothing twice and lose nothing', async () => {
    const { facts, faults, executed } = await stressTwoProcesses(STRESS_MS, isEnough);
    expect(faults).toEqual([]);
    expect(executed).toBeGreaterThan(0);
    expect(facts.documents.size).toBeGreaterThanOrEqual(CLIENTS);
    expect([...facts.answered.keys()]).toEqual(expect.arrayContaining(ACTIONS));
  }, 120_000);
}
