import { rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import { MIGRATIONS_DIR } from '../src/package-files';
import { findBrokenAuditRow } from '../src/audit';
import { openDatabase, selectRows } from '../src/db';
import { findLedgerFaults } from '../src/ledger';
import { freshDirectory } from './support/get-cached-folder';
import { Person } from './support/person';
import { Disk, readEvents, SURVIVING, type Surviving } from './support/power-cut';
import { buildBank, findFreePorts, SHORT_LIVED, startBankProcess, getToday } from './support/bank-process';

const RECORDER = pathToFileURL(join(dirname(MIGRATIONS_DIR), 'test/support/record-writes.mjs')).href;

/** Documents acknowledged by a bank while its record had this length. */
interface Acknowledged {
  readonly length: number;
  readonly documents: readonly string[];
}

let recordFile: string;
let acknowledged: readonly Acknowledged[];

// One first start with some work after it is cut off at many moments.
beforeAll(async () => {
  await buildBank();
  const dataDir = freshDirectory();
  recordFile = join(freshDirectory(), 'record');
  const env = { NCB_RECORD_TO: recordFile, NCB_RECORD_OF: dataDir };
  const flags = [...SHORT_LIVED, '--import', RECORDER];
  const bank = startBankProcess({ ports: await findFreePorts(), dataDir, flags, env });
  await bank.ready;
  const marks: Acknowledged[] = [{ length: statSync(recordFile).size, documents: [] }];
  const director = await new Person(bank, 'director1').signIn('1001');
  for (let number = 1; number <= 3; number += 1) {
    const id = await director.save({ number: String(9000 + number), documentDate: getToday(), amount: '1.00' });
    marks.push({ length: statSync(recordFile).size, documents: [...(marks.at(-1)?.documents ?? []), id] });
  }
  await bank.kill();
  acknowledged = marks;
}, 180_000);

/** Writes what a power cut leaves into a folder of its own. The same cut leaves the same: a fault can be looked at again. */
function survivors(disk: Disk, surviving: Surviving, seed: number): string {
  const dataDir = freshDirectory();
  let dice = seed;
  disk.writeSurvivors(dataDir, surviving, () => {
    // A linear congruential generator.
    dice = (dice * 1_103_515_245 + 12_345) % 2_147_483_648;
    return dice > 1_073_741_824;
  });
  return dataDir;
}

/** Opens the database that a power cut left, which recovers it; throws if it is broken. */
async function recover(dataDir: string) {
  const db = await openDatabase({ kind: 'folder', dataDir, address: 'http://localhost' }, () => undefined);
  try {
    const rows = await selectRows<{ id: number }>(db.queries, sql`SELECT id FROM document`);
    return {
      documents: rows.map(({ id }) => String(id)),
      faults: await findLedgerFaults(db.queries),
      brokenAuditRow: await findBrokenAuditRow(db.queries),
    };
  } finally {
    await db.close();
    rmSync(dataDir, { recursive: true });
  }
}

test('a power cut after the first start leaves a database that opens, with all that was acknowledged and nothing half done', async () => {
  const events = readEvents(recordFile);
  const named = events.find(({ event }) => event.kind === 'rename' && event.place === 'database.unfinished')?.end ?? 0;
  const ready = acknowledged[0]?.length ?? 0;
  expect(named).toBeGreaterThan(0);
  const whileSeeded = Math.round(named + (ready - named) * 0.8);
  const cuts = [whileSeeded, ready, acknowledged.at(-1)?.length ?? 0];
  const disk = new Disk();
  let applied = 0;
  for (const cut of cuts) {
    const next = events.findLastIndex(({ end }) => end <= cut) + 1;
    for (const { event } of events.slice(applied, next)) disk.apply(event);
    applied = next;
    const documents = acknowledged.findLast(({ length }) => length <= cut)?.documents ?? [];
    for (const surviving of SURVIVING) {
      const state = await recover(survivors(disk, surviving, cut));
      expect({ cut, surviving, ...state }).toEqual({
        cut,
        surviving,
        faults: [],
        brokenAuditRow: null,
        documents: expect.arrayContaining([...documents]) as unknown,
      });
    }
  }
}, 240_000);
