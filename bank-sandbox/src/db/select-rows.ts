import type { SQL } from 'drizzle-orm';
import type { Queries } from './database';

/** Returns the rows of an SQL statement; both engines answer `{ rows }`. */
export async function selectRows<Row>(queries: Queries, statement: SQL): Promise<readonly Row[]> {
  const result: unknown = await queries.execute(statement);
  return (result as { readonly rows: readonly Row[] }).rows;
}
