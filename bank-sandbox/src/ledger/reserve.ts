import { asc, eq, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { lockAccounts } from './accounts';
import type { Movement } from './post';

const { account, documentHold } = schema;

/**
 * Holds amounts of accounts for a document that was sent: they cannot be spent twice. The database refuses more than an
 * account has (`no_overdraw`).
 * @param holds each account once, positive amounts
 */
export async function reserve(tx: Queries, documentId: number, holds: readonly Movement[]): Promise<void> {
  if (holds.length > 1)
    await lockAccounts(
      tx,
      holds.map(({ accountId }) => accountId),
    );
  for (const { accountId, amount } of holds) {
    await tx.insert(documentHold).values({ documentId, accountId, amount });
    await changeHeld(tx, accountId, amount);
  }
}

/** What a document holds, in the order of the accounts. */
export async function holdsOf(tx: Queries, documentId: number): Promise<readonly Movement[]> {
  return tx
    .select({ accountId: documentHold.accountId, amount: documentHold.amount })
    .from(documentHold)
    .where(eq(documentHold.documentId, documentId))
    .orderBy(asc(documentHold.accountId));
}

/** Gives everything that a document holds free again: it was executed, refused or taken back. */
export async function release(tx: Queries, documentId: number, holds: readonly Movement[]): Promise<void> {
  for (const { accountId, amount } of holds) await changeHeld(tx, accountId, `-${amount}`);
  await tx.delete(documentHold).where(eq(documentHold.documentId, documentId));
}

async function changeHeld(tx: Queries, accountId: number, by: string): Promise<void> {
  await tx
    .update(account)
    .set({ held: sql`${account.held} + ${by}::numeric` })
    .where(eq(account.id, accountId));
}
