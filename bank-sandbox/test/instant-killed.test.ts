import { setTimeout } from 'node:timers/promises';
import { listPayments } from '@ncb/shared-kernel/api/contract';
import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { PersonWithOpenedKey } from '../bench/stress/round-robin';
import { openDatabase } from '../src/db';
import { ALL_ENDINGS, findInstantFaults, prepareInstantPayments } from './support/instant-load';
import { KilledBank } from './support/killed-bank';
import { copyPreparedBank } from './support/prepare-bank';
import { RECENT_DOCUMENTS } from './support/searches';

const PAYMENTS = 60;
/** Milliseconds from sending to each kill: while payments are submitted, answered and enquired about. */
const KILLS = [400, 2_500, 6_000];

test('sixty instant payments whose bank is killed three times are each executed once or refused', async () => {
  const { place } = await copyPreparedBank('pglite');
  const bank = new KilledBank(place);
  const trader = await new PersonWithOpenedKey(await bank.start(), 'fop1').signIn();
  const load = { count: PAYMENTS, endings: ALL_ENDINGS, firstNumber: 7001 };
  const ids = await prepareInstantPayments(trader, load);
  await trader.send(...ids);
  for (const moment of KILLS) {
    await setTimeout(moment);
    await bank.killAndStart();
  }
  const countOpen = async () => {
    const { rows } = await trader.get(listPayments, { ...RECENT_DOCUMENTS, status: DocumentStatus.inProgress });
    return rows.filter(({ id }) => ids.includes(id)).length;
  };
  while ((await countOpen()) > 0) await setTimeout(500);
  await bank.stop();

  const db = await openDatabase({ kind: 'folder', dataDir: place.dataDir, address: 'checks' }, () => undefined);
  const { rejected, ...faults } = await findInstantFaults(db.queries, ids);
  expect(faults).toEqual({ lost: [], twice: [], others: [] });
  expect(rejected).toBeGreaterThanOrEqual(PAYMENTS / 3);
  await db.close();
}, 240_000);
