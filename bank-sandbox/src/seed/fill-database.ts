import { sql } from 'drizzle-orm';
import type { Passwords } from '../areas/identity/passwords';
import { readBankDay } from '../clock';
import type { BankConfig } from '../config';
import { schema, type Database, type Queries } from '../db';
import { makeDemoKeys, type SealKey } from './demo-keys';
import { SEED_STEPS, type SeedStep } from './steps';

/** Arbitrary advisory lock id. */
const LOCK = 7_301_609;

interface SeedKit {
  readonly config: Pick<BankConfig, 'mode' | 'dataDir'>;
  readonly db: Database;
  readonly passwords: Passwords;
  readonly seal: SealKey;
  readonly now: Date;
}

/**
 * Fills an empty database, or adds what an older version's one lacks. A database created without the demonstration
 * never gets it.
 * @returns the versions of the steps done now
 * @throws Error if a newer version has filled the database
 */
export async function fillDatabase(kit: SeedKit, steps: readonly SeedStep[] = SEED_STEPS): Promise<readonly number[]> {
  const { version } = await readSeedState(kit.db.queries);
  const newest = Math.max(...steps.map((step) => step.version));
  if (version > newest) throw new Error(describeTooNew(version, newest));
  if (version === newest) return [];
  // Sealing the keys takes seconds.
  const keys = version === 0 && kit.config.mode !== 'production' ? await makeDemoKeys(kit.seal) : [];
  return kit.db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL lock_timeout = 0`);
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
    const now = await readSeedState(tx);
    const missing = steps.filter((step) => step.version > now.version);
    if (missing.length === 0) return [];
    const isNew = now.version === 0;
    const hasDemonstration = isNew ? kit.config.mode !== 'production' : now.hasDemonstration;
    const bankDay = await readBankDay(tx, kit.now);
    const work = { tx, passwords: kit.passwords, dataDir: kit.config.dataDir, keys, bankDay, now: kit.now };
    for (const { bank, demonstration } of missing) {
      await bank?.(work);
      if (hasDemonstration) await demonstration?.(work);
    }
    const first = isNew ? { seededAt: kit.now, hasDemonstration } : {};
    await tx.update(schema.bankState).set({ ...first, seedVersion: newest });
    return missing.map((step) => step.version);
  });
}

async function readSeedState(queries: Queries) {
  const { seedVersion: version, hasDemonstration } = schema.bankState;
  const [state] = await queries.select({ version, hasDemonstration }).from(schema.bankState);
  if (!state) throw new Error('the database has lost the row of the bank’s state');
  return state;
}

function describeTooNew(version: number, newest: number): string {
  return (
    `A newer version of the bank has filled this database (step ${version}, this one knows ${newest}). ` +
    'Start that version, or give this one another NCB_DATA_DIR or DATABASE_URL.'
  );
}
