import { eq, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';

const { glEntry } = schema;

export async function sumInternalBalance(tx: Queries, accountId: number): Promise<string> {
  const [found] = await tx
    .select({ balance: sql<string>`coalesce(sum(${glEntry.amount}), 0.00)::text` })
    .from(glEntry)
    .where(eq(glEntry.accountId, accountId));
  return found?.balance ?? '0.00';
}
