import { sql } from 'drizzle-orm';
import { selectRows, type Queries } from '../../src/db';

/** Tables that a refusal may write. */
const MAY_GROW = ['audit', 'audit_head', 'throttle'];

/** Returns a text that changes if rows are added or removed. */
export async function countRows(queries: Queries): Promise<string> {
  const tables = await selectRows<{ name: string }>(
    queries,
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
  );
  const counted = tables.filter(({ name }) => !MAY_GROW.includes(name));
  const counts = counted.map(
    ({ name }) => sql`SELECT ${name}::text AS name, count(*) AS rows FROM ${sql.identifier(name)}`,
  );
  const rows = await selectRows<{ name: string; rows: number }>(queries, sql.join(counts, sql` UNION ALL `));
  return rows.map(({ name, rows: count }) => `${name} ${count}`).join('\n');
}
