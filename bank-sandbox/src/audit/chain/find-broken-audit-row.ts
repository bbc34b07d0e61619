import { sql } from 'drizzle-orm';
import { selectRows, type Queries } from '../../db';

/** @returns null if the chain is whole, the number of the first wrong row, 0 if rows are missing at the end */
export async function findBrokenAuditRow(queries: Queries): Promise<number | null> {
  const [found] = await selectRows<{ broken: number | null }>(queries, sql`SELECT audit_first_broken() AS broken`);
  return found?.broken ?? null;
}
