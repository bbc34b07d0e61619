import { addAmounts } from '@ncb/shared-kernel/domain/money';
import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { lockAccounts } from './ledger-accounts';

const { account, glEntry, glTxn } = schema;

/** Positive credits the account, negative debits it. */
export interface Movement {
  readonly accountId: number;
  readonly amount: string;
}

interface Posting {
  readonly kind: (typeof glTxn.$inferSelect)['kind'];
  readonly documentId: number | null;
  readonly reverses?: number;
  readonly bankDay: string;
  readonly at: Date;
  /** Movements, each account once. */
  readonly movements: readonly Movement[];
}

/**
 * Posts balanced movements. The database refuses a sum other than zero per currency, an overdraft and a second posting
 * of the same document and kind.
 * @returns the id of the posting
 */
export async function post(tx: Queries, posting: Posting): Promise<number> {
  const { kind, documentId, reverses = null, bankDay, at, movements } = posting;
  const accounts = await lockAccounts(
    tx,
    movements.map(({ accountId }) => accountId),
  );
  const [txn] = await tx
    .insert(glTxn)
    .values({ kind, documentId, reverses, bankDay, postedAt: at })
    .returning({ id: glTxn.id });
  if (!txn || accounts.length !== movements.length) throw new Error('a posting names an unknown account');
  for (const { id, balance, currencyCode } of accounts) {
    const amount = movements.find(({ accountId }) => accountId === id)?.amount ?? '0.00';
    const balanceAfter = balance === null ? null : addAmounts(balance, amount);
    if (balanceAfter !== null)
      await tx.update(account).set({ balance: balanceAfter, lastMovement: at }).where(eq(account.id, id));
    await tx.insert(glEntry).values({ txnId: txn.id, accountId: id, currencyCode, amount, balanceAfter, bankDay });
  }
  return txn.id;
}

/** Base high enough not to be confused with customers' numbers. */
export const FIRST_BANK_NUMBER = 10_000_000;

/** Returns the bank's document number (`nopinf`). @param posting result of `post` */
export function toBankNumber(posting: number): string {
  return String(FIRST_BANK_NUMBER + posting);
}
