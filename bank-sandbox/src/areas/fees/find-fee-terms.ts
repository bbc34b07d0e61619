import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import type { FeeOperation } from '../../db/schema';

const { currencyFee } = schema;

export type FeeRow = typeof currencyFee.$inferSelect;

/** Finds the account's own terms, else the general ones. */
export async function findFeeTerms(queries: Queries, operation: FeeOperation, accountId: number): Promise<FeeRow> {
  const [found] = await queries
    .select()
    .from(currencyFee)
    .where(
      and(
        eq(currencyFee.operation, operation),
        or(eq(currencyFee.accountId, accountId), isNull(currencyFee.accountId)),
      ),
    )
    .orderBy(desc(sql`${currencyFee.accountId} IS NOT NULL`))
    .limit(1);
  if (!found) throw new Error(`no fee is set for operation ${operation}`);
  return found;
}
