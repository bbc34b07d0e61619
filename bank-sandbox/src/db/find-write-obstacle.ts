import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { findSqlFailure } from './sql-failure';

/** Limit in ms. */
const STATEMENT_LIMIT = 2_000;

export type WriteObstacle = 'readOnly' | 'diskFull' | 'timeout' | 'failed';

const OBSTACLES: Readonly<Record<string, WriteObstacle>> = {
  '25006': 'readOnly',
  '53100': 'diskFull',
  '55P03': 'timeout',
  '57014': 'timeout',
};

/**
 * Commits a row and writes a megabyte to a temporary file: the row alone would fit into allocated space, so a full disk
 * would go unnoticed.
 * @returns what keeps the database from being written, null if nothing does
 */
export async function findWriteObstacle(db: Database): Promise<WriteObstacle | null> {
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql.raw(`SET LOCAL statement_timeout = ${STATEMENT_LIMIT}`));
      await tx.execute(sql.raw(`SET LOCAL lock_timeout = ${STATEMENT_LIMIT}`));
      await tx.execute(sql`SET LOCAL work_mem = '64kB'`);
      await tx.execute(sql`SELECT count(*) FROM unnest(array_fill(repeat('-', 1000), ARRAY[1000]))`);
      await tx.execute(sql`
        INSERT INTO write_check (id, checked_at) VALUES (1, now())
        ON CONFLICT (id) DO UPDATE SET checked_at = excluded.checked_at`);
    });
    return null;
  } catch (error) {
    return OBSTACLES[findSqlFailure(error)?.state ?? ''] ?? 'failed';
  }
}
