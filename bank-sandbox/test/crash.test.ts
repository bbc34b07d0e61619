import { statSync } from 'node:fs';
import { join } from 'node:path';
import { CLIENTS } from '../bench/stress/start-load';
import { killInLoad, stressTwoProcesses, type IsEnough } from '../bench/stress/scenarios';
import { prepareBank, copyPreparedBank } from './support/prepare-bank';
import { ENGINES } from './support/engines';
import { findFreePorts, startBankProcess } from './support/bank-process';

const ACTIONS = ['save', 'sign', 'send', 'recall'];

const isWorthKilling: IsEnough = ({ saved }) => saved >= CLIENTS;
const isEnoughForTwo: IsEnough = ({ facts, saved }) =>
  saved >= 6 * CLIENTS && ACTIONS.every((name) => facts.answered.has(name));

// It takes longer than the tests may.
beforeAll(async () => {
  for (const engine of ENGINES) await prepareBank(engine);
}, 240_000);

// The long form is `npm run bench -- sandbox-stress`.
test.each(ENGINES)(
  'kill -9 in the middle of a load, bank on %s: what was acknowledged is there and nothing is half done',
  async (engine) => {
    const { faults } = await killInLoad(await copyPreparedBank(engine), { kills: 1, isEnough: isWorthKilling });
    expect(faults).toEqual([]);
  },
  120_000,
);

test('a second process on the same folder is told where the first one answers, and the secrets are the owner’s alone', async () => {
  const place = { ...(await copyPreparedBank('pglite')).place, ports: await findFreePorts() };
  const bank = startBankProcess(place);
  await bank.ready;
  for (const secret of ['pepper', 'authority.pem', 'keys/director2.pem'])
    expect(statSync(join(place.dataDir, secret)).mode & 0o777).toBe(0o600);
  await expect(startBankProcess(place).ready).rejects.toThrow(`answers at ${bank.origin}`);
  expect(await bank.stop()).toEqual([0, null]);
}, 120_000);

if (ENGINES.includes('postgres')) {
  test('two processes on one database under 16 clients that click twice do nothing twice and lose nothing', async () => {
    const { faults, executed } = await stressTwoProcesses(await copyPreparedBank('postgres'), isEnoughForTwo);
    expect(faults).toEqual([]);
    expect(executed).toBeGreaterThan(0);
  }, 120_000);
}
