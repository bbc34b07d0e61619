import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { freshDirectory } from '../../test/support/cache';
import {
  freePorts,
  startBankProcess,
  UNLIMITED,
  type BankProcess,
  type ProcessOptions,
} from '../../test/support/process';
import { openDatabase, rowsOf, type Database } from '../../src/db';
import { createDatabase } from '../server-database';
import { findFaults } from './checks';
import { either, PreparedPerson } from './either';
import { noFacts, type Facts } from './facts';
import { startLoad } from './load';

export interface StressReport {
  readonly facts: Facts;
  readonly faults: readonly string[];
  readonly executed: number;
  readonly kills: number;
}

/** The engine follows so closely that it and a recall often want the same document. */
const ENV = { ...UNLIMITED, NCB_ENGINE_DELAY_MS: '200' };
/** How long the engine gets for what is still waiting, after the load. */
const SETTLE_MS = 1500;

interface Stage {
  readonly place: Pick<ProcessOptions, 'dataDir' | 'databaseUrl'>;
  readonly banks: readonly [BankProcess, ...BankProcess[]];
  readonly drop: () => Promise<void>;
}

/** How often it is looked at whether a load has done enough. */
const LOOK_AGAIN_MS = 100;

/**
 * Two processes on one PostgreSQL, under load from all clients for a time, and on a slow machine for longer.
 * @param isEnough whether what the clients were told will do
 */
export async function stressTwoProcesses(
  milliseconds: number,
  isEnough: (facts: Facts) => boolean = () => true,
): Promise<StressReport> {
  const database = await createDatabase();
  const place = { dataDir: freshDirectory(), databaseUrl: database.url };
  // One after the other: the first one seeds the database and makes the keys.
  const first = await startReady(place);
  const second = await startReady(place);
  const stage: Stage = { place, banks: [first.bank, second.bank], drop: database.drop };
  const facts = noFacts();
  const person = await new PreparedPerson(either(stage.banks), 'director1').signIn('1001');
  const load = startLoad(person, facts);
  await setTimeout(milliseconds);
  while (!isEnough(facts)) await setTimeout(LOOK_AGAIN_MS);
  await load.stop();
  await setTimeout(SETTLE_MS);
  await Promise.all(stage.banks.map((bank) => bank.stop()));
  return finish(stage, facts, 0);
}

/** One process, killed in the middle of the load and started again, some times. */
export async function killInLoad(
  engine: 'pglite' | 'postgres',
  { kills, everyMs }: { readonly kills: number; readonly everyMs: number },
): Promise<StressReport> {
  const server = engine === 'postgres' ? await createDatabase() : null;
  const place = { dataDir: freshDirectory(), ...(server && { databaseUrl: server.url }) };
  let { bank, ports } = await startReady(place);
  const facts = noFacts();
  const person = await new PreparedPerson(either([bank]), 'director1').signIn('1001');
  const found: string[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const load = startLoad(person, facts);
    const known = facts.documents.size;
    await setTimeout(everyMs);
    // Before anything was acknowledged nothing could be lost.
    while (facts.documents.size === known) await setTimeout(LOOK_AGAIN_MS);
    await bank.kill();
    await load.stop();
    found.push(...(await checked(place, facts)));
    ({ bank, ports } = await startReady(place, ports));
  }
  await setTimeout(SETTLE_MS);
  await bank.stop();
  const report = await finish({ place, banks: [bank], drop: server?.drop ?? (() => Promise.resolve()) }, facts, kills);
  return { ...report, faults: [...new Set([...found, ...report.faults])] };
}

async function startReady(place: Stage['place'], known?: ProcessOptions['ports']) {
  const ports = known ?? (await freePorts());
  const bank = startBankProcess({ ...place, ports, env: ENV });
  await bank.ready;
  return { bank, ports };
}

async function checked(place: Stage['place'], facts: Facts): Promise<readonly string[]> {
  return withDatabase(place, (db) => findFaults(db.queries, facts));
}

async function finish({ place, drop }: Stage, facts: Facts, kills: number): Promise<StressReport> {
  const report = await withDatabase(place, async (db) => {
    const rows = await rowsOf<{ id: string }>(
      db.queries,
      sql`SELECT object_id AS id FROM audit WHERE action = 'execute'`,
    );
    const faults = await findFaults(db.queries, facts);
    // Those of the seed are not the load's.
    return { facts, kills, faults, executed: rows.filter(({ id }) => facts.documents.has(id)).length };
  });
  await drop();
  return report;
}

/** The database itself, when no bank works on it. */
async function withDatabase<T>(
  { dataDir, databaseUrl }: Stage['place'],
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const place =
    databaseUrl === undefined
      ? ({ kind: 'folder', dataDir, address: 'checks' } as const)
      : ({ kind: 'server', url: databaseUrl } as const);
  const db = await openDatabase(place, () => undefined);
  try {
    if (databaseUrl !== undefined) await quiet(db);
    return await work(db);
  } finally {
    await db.close();
  }
}

/** A killed bank's last statements may still be under way on the server: they are waited for. */
async function quiet({ queries }: Database): Promise<void> {
  for (;;) {
    const others = await rowsOf(
      queries,
      sql`SELECT pid FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
          AND (state <> 'idle' OR xact_start IS NOT NULL)`,
    );
    if (others.length === 0) return;
    await setTimeout(50);
  }
}
