import { sql } from 'drizzle-orm';
import type { Queries } from '../../db';

/**
 * Waits for the other transactions of a company that judge by the same sum of a day. A lock of its own: rows of the
 * company are locked in another order elsewhere.
 */
export async function lockSums(tx: Queries, name: 'approval' | 'instant limits', companyId: number): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${name} ${companyId}`}, 0))`);
}
