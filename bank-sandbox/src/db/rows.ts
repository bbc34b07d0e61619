import type { SQL } from 'drizzle-orm';
import type { Queries } from './database';

/** The rows of a statement written in SQL; both engines answer `{ rows }`. */
export async function rowsOf<Row>(queries: Queries, statement: SQL): Promise<readonly Row[]> {
  const result: unknown = await queries.execute(statement);
  return (result as { readonly rows: readonly Row[] }).rows;
}
