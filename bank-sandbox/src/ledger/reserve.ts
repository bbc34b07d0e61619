import { eq, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';

const { account } = schema;

/**
 * Holds an amount of an account for a document that was sent: it cannot be spent twice. The database refuses more than
 * the account has (`no_overdraw`).
 */
export async function reserve(tx: Queries, accountId: number, amount: string): Promise<void> {
  await tx
    .update(account)
    .set({ held: sql`${account.held} + ${amount}::numeric` })
    .where(eq(account.id, accountId));
}

/** Gives a held amount free again: the document was executed or refused. */
export async function release(tx: Queries, accountId: number, amount: string): Promise<void> {
  await tx
    .update(account)
    .set({ held: sql`${account.held} - ${amount}::numeric` })
    .where(eq(account.id, accountId));
}
