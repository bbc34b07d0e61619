import { setTimeout } from 'node:timers/promises';
import { listPayments } from '@ncb/shared-kernel/api/contract';
import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { sql } from 'drizzle-orm';
import type { BankData } from '../../test/support/prepare-bank';
import {
  findFreePorts,
  startBankProcess,
  UNLIMITED,
  type BankProcess,
  type ProcessOptions,
} from '../../test/support/bank-process';
import type { Person } from '../../test/support/person';
import { openDatabase, selectRows, type Database } from '../../src/db';
import { findFaults } from './find-faults';
import { createRoundRobin, PersonWithOpenedKey } from './round-robin';
import { createFacts, type Facts } from './facts';
import { startLoad } from './start-load';
import { RECENT_DOCUMENTS } from '../../test/support/searches';

export interface StressReport {
  readonly facts: Facts;
  readonly faults: readonly string[];
  readonly executed: number;
  readonly kills: number;
}

/** Short enough for the engine and a recall to compete for the same document. */
const ENV = { ...UNLIMITED, NCB_ENGINE_DELAY_MS: '200' };
const LOOK_AGAIN_MS = 100;

interface Stage {
  readonly data: BankData;
  readonly banks: readonly [BankProcess, ...BankProcess[]];
}

export interface Progress {
  readonly facts: Facts;
  readonly saved: number;
  readonly milliseconds: number;
}

/** Decides if a load may end: tests count work, measurements count time. */
export type IsEnough = (progress: Progress) => boolean;

/** @param data on a server; missing data is created by the banks first */
export async function stressTwoProcesses(data: BankData, isEnough: IsEnough): Promise<StressReport> {
  // One after the other: on an empty database the first one seeds it and makes the keys.
  const first = await startReady(data.place);
  const second = await startReady(data.place);
  const stage: Stage = { data, banks: [first.bank, second.bank] };
  const facts = createFacts();
  const person = await new PersonWithOpenedKey(createRoundRobin(stage.banks), 'director1').signIn('1001');
  const load = startLoad(person, facts);
  await waitUntilEnough(facts, isEnough);
  // During the load, because every document sent up to now may still be recalled.
  await waitForExecution(person, facts);
  await load.stop();
  await Promise.all(stage.banks.map((bank) => bank.stop()));
  return finish(stage, facts, 0);
}

export interface Killing {
  readonly kills: number;
  readonly isEnough: IsEnough;
}

/** @param data missing data is created by the bank first */
export async function killInLoad(data: BankData, { kills, isEnough }: Killing): Promise<StressReport> {
  const { place } = data;
  let { bank, ports } = await startReady(place);
  const facts = createFacts();
  const person = await new PersonWithOpenedKey(createRoundRobin([bank]), 'director1').signIn('1001');
  const faults: string[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const load = startLoad(person, facts);
    await waitUntilEnough(facts, isEnough);
    await bank.kill();
    await load.stop();
    faults.push(...(await checkFaults(place, facts)));
    ({ bank, ports } = await startReady(place, ports));
  }
  await bank.stop();
  const report = await finish({ data, banks: [bank] }, facts, kills);
  return { ...report, faults: [...new Set([...faults, ...report.faults])] };
}

async function waitUntilEnough(facts: Facts, isEnough: IsEnough): Promise<void> {
  const savedBefore = facts.documents.size;
  const start = Date.now();
  const progress = () => ({ facts, saved: facts.documents.size - savedBefore, milliseconds: Date.now() - start });
  while (!isEnough(progress())) await setTimeout(LOOK_AGAIN_MS);
}

async function waitForExecution(person: Person, { documents }: Facts): Promise<void> {
  for (;;) {
    const { rows } = await person.get(listPayments, { ...RECENT_DOCUMENTS, status: DocumentStatus.success });
    if (rows.some(({ id }) => documents.has(id))) return;
    await setTimeout(LOOK_AGAIN_MS);
  }
}

async function startReady(place: BankData['place'], savedBefore?: ProcessOptions['ports']) {
  const ports = savedBefore ?? (await findFreePorts());
  const bank = startBankProcess({ ...place, ports, env: ENV });
  await bank.ready;
  return { bank, ports };
}

async function checkFaults(place: BankData['place'], facts: Facts): Promise<readonly string[]> {
  return withDatabase(place, (db) => findFaults(db.queries, facts));
}

async function finish({ data }: Stage, facts: Facts, kills: number): Promise<StressReport> {
  const report = await withDatabase(data.place, async (db) => {
    const rows = await selectRows<{ id: string }>(
      db.queries,
      sql`SELECT object_id AS id FROM audit WHERE action = 'execute'`,
    );
    const faults = await findFaults(db.queries, facts);
    return { facts, kills, faults, executed: rows.filter(({ id }) => facts.documents.has(id)).length };
  });
  await data.drop();
  return report;
}

async function withDatabase<T>(
  { dataDir, databaseUrl }: BankData['place'],
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const place =
    databaseUrl === undefined
      ? ({ kind: 'folder', dataDir, address: 'checks' } as const)
      : ({ kind: 'server', url: databaseUrl } as const);
  const db = await openDatabase(place, () => undefined);
  try {
    if (databaseUrl !== undefined) await waitUntilIdle(db);
    return await work(db);
  } finally {
    await db.close();
  }
}

/** Waits for last statements of a killed bank that still run on the server. */
async function waitUntilIdle({ queries }: Database): Promise<void> {
  for (;;) {
    const others = await selectRows(
      queries,
      sql`SELECT pid FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
          AND (state <> 'idle' OR xact_start IS NOT NULL)`,
    );
    if (others.length === 0) return;
    await setTimeout(50);
  }
}
