import { sql } from 'drizzle-orm';
import { rowsOf, type Queries } from '../db';

/**
 * Checks the chain of hashes from the first row to the last.
 * @returns null if it is whole, the number of the first row that does not fit, 0 if rows are missing at the end
 */
export async function firstBrokenAuditRow(queries: Queries): Promise<number | null> {
  const [found] = await rowsOf<{ broken: number | null }>(queries, sql`SELECT audit_first_broken() AS broken`);
  return found?.broken ?? null;
}

/** The same of the journal of a company, whose entries are numbered apart. */
export async function firstBrokenActionEntry(queries: Queries, companyId: number): Promise<number | null> {
  const [found] = await rowsOf<{ broken: number | null }>(
    queries,
    sql`SELECT action_first_broken(${companyId}) AS broken`,
  );
  return found?.broken ?? null;
}
