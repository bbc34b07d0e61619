import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../../db';

/**
 * Reads with several queries as at one moment: a document that is executed between two of them would be in the list and
 * not in the totals.
 */
export function snapshot<T>(db: Database, read: (tx: Queries) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`);
    return read(tx);
  });
}
