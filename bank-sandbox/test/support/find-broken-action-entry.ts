import { sql } from 'drizzle-orm';
import { selectRows, type Queries } from '../../src/db';

/**
 * Verifies the chain of a company's journal.
 * @returns null if it is whole, the number of the first wrong entry, 0 if entries are missing at the end
 */
export async function findBrokenActionEntry(queries: Queries, companyId: number): Promise<number | null> {
  const [row] = await selectRows<{ broken: number | null }>(
    queries,
    sql`SELECT action_first_broken(${companyId}) AS broken`,
  );
  return row?.broken ?? null;
}
