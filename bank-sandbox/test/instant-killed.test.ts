import { setTimeout } from 'node:timers/promises';
import { listPayments } from '@ncb/shared-kernel/api/contract';
import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { eq, isNotNull } from 'drizzle-orm';
import { PersonWithOpenedKey } from '../bench/stress/round-robin';
import { buildIban } from '../src/areas/banks/build-iban';
import { findBrokenAuditRow } from '../src/audit';
import { openDatabase } from '../src/db';
import { document, documentHold, glTxn, instantTransfer, networkTransfer } from '../src/db/schema';
import { findLedgerFaults } from '../src/ledger';
import { getToday } from './support/bank-process';
import { KilledBank } from './support/killed-bank';
import { copyPreparedBank } from './support/prepare-bank';
import { RECENT_DOCUMENTS } from './support/searches';

/** Accounts whose bank accepts, closed one, late, twice, never received: bank-sandbox/README.md. */
const ENDINGS = ['7777', '7778', '9902', '9911', '9915', '9916'];
const PAYMENTS = 60;
/** Milliseconds from sending to each kill: while payments are submitted, answered and enquired about. */
const KILLS = [400, 2_500, 6_000];

test('sixty instant payments whose bank is killed three times are each executed once or refused', async () => {
  const { place } = await copyPreparedBank('pglite');
  const bank = new KilledBank(place);
  const trader = await new PersonWithOpenedKey(await bank.start(), 'fop1').signIn();
  const ids: string[] = [];
  for (let index = 0; index < PAYMENTS; index += 1)
    ids.push(
      await trader.save({
        number: String(7001 + index),
        documentDate: getToday(),
        debitAccountId: '7013',
        amount: '1.00',
        creditIban: buildIban('305299', `260012345${ENDINGS[index % ENDINGS.length]}`),
        isInstant: true,
      }),
    );
  await trader.sign(...ids);
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
  const { queries } = db;
  const settled = await queries
    .select({
      id: document.id,
      status: document.status,
      ours: instantTransfer.verdict,
      theirs: networkTransfer.verdict,
    })
    .from(document)
    .innerJoin(instantTransfer, eq(instantTransfer.documentId, document.id))
    .innerJoin(networkTransfer, eq(networkTransfer.uetr, document.uetr));
  const posted = await queries.select({ id: glTxn.documentId }).from(glTxn).where(isNotNull(glTxn.documentId));
  expect(settled).toHaveLength(PAYMENTS);
  for (const { id, status, ours, theirs } of settled) {
    const isAccepted = theirs === 'accepted';
    expect([ours, status]).toEqual([theirs, isAccepted ? DocumentStatus.success : DocumentStatus.aborted]);
    expect(posted.filter((posting) => posting.id === id)).toHaveLength(isAccepted ? 1 : 0);
    expect(await queries.select().from(documentHold).where(eq(documentHold.documentId, id))).toEqual([]);
  }
  expect(settled.filter(({ theirs }) => theirs === 'rejected').length).toBeGreaterThanOrEqual(PAYMENTS / 3);
  expect(await findBrokenAuditRow(queries)).toBeNull();
  expect(await findLedgerFaults(queries)).toEqual([]);
  await db.close();
}, 240_000);
