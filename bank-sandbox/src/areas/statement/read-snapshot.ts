import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../../db';

/**
 * Runs queries on one snapshot: otherwise a document executed between two would be in the list but not in the totals.
 */
export function readSnapshot<T>(db: Database, work: (tx: Queries) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`);
    return work(tx);
  });
}
