import { asc, eq, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { lockAccounts } from './ledger-accounts';
import type { Movement } from './post';

const { account, documentHold } = schema;

/**
 * Reserves amounts, so that they cannot be spent twice; not more than an account has (`no_overdraw`).
 * @param holds each account once, positive amounts
 */
export async function placeHolds(tx: Queries, documentId: number, holds: readonly Movement[]): Promise<void> {
  if (holds.length > 1)
    await lockAccounts(
      tx,
      holds.map(({ accountId }) => accountId),
    );
  for (const { accountId, amount } of holds) {
    await tx.insert(documentHold).values({ documentId, accountId, amount });
    await changeReserved(tx, accountId, amount);
  }
}

export async function findHolds(tx: Queries, documentId: number): Promise<readonly Movement[]> {
  return tx
    .select({ accountId: documentHold.accountId, amount: documentHold.amount })
    .from(documentHold)
    .where(eq(documentHold.documentId, documentId))
    .orderBy(asc(documentHold.accountId));
}

export async function releaseHolds(tx: Queries, documentId: number, holds: readonly Movement[]): Promise<void> {
  for (const { accountId, amount } of holds) await changeReserved(tx, accountId, `-${amount}`);
  await tx.delete(documentHold).where(eq(documentHold.documentId, documentId));
}

async function changeReserved(tx: Queries, accountId: number, by: string): Promise<void> {
  await tx
    .update(account)
    .set({ reserved: sql`${account.reserved} + ${by}::numeric` })
    .where(eq(account.id, accountId));
}
