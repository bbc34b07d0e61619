import { setTimeout } from 'node:timers/promises';
import { readNameChecks, savePayroll } from '@ncb/shared-kernel/api/contract';
import { KilledBank } from './support/killed-bank';
import { getToday } from './support/bank-process';
import { buildLongPayroll } from './support/build-long-payroll';
import { Person } from './support/person';
import { copyPreparedBank } from './support/prepare-bank';

const NAMES = 5000;

test('a bank that is killed while it compares 5,000 names goes on with the rest', async () => {
  const { place } = await copyPreparedBank('pglite');
  const bank = new KilledBank(place);
  const accountant = await new Person(await bank.start(), 'buh1').signIn('1001');
  const payroll = { ...buildLongPayroll(NAMES), number: '9301', documentDate: getToday() };
  const { id } = await accountant.get(savePayroll, { payroll });
  const readCounts = async () => (await accountant.get(readNameChecks, { ids: [id] })).counts;
  const waitUntil = async (isEnough: (done: number) => boolean) => {
    let { notChecked } = await readCounts();
    while (!isEnough(notChecked)) {
      await setTimeout(250);
      ({ notChecked } = await readCounts());
    }
    return notChecked;
  };
  const before = await waitUntil((done) => done > 500);
  await bank.killAndStart();
  expect(before).toBeLessThan(NAMES);
  const { notChecked, pending } = await readCounts();
  expect(notChecked).toBeGreaterThanOrEqual(before);
  expect(notChecked + pending).toBe(NAMES);
  await waitUntil((done) => done === NAMES);
  expect((await readCounts()).pending).toBe(0);
  await bank.stop();
}, 240_000);
