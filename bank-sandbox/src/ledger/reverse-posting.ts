import { subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { post } from './post';

const { account, glEntry, glTxn } = schema;

export type ReversalRefusal = 'unknown' | 'reversedBefore' | 'notByItself';

/** Accounts without deals or schedules, so that only money has to move back. */
const PLAIN = /^(?:sep|income):/;

/**
 * Reverses a posting (storno) on the present bank day, with the day of the mistake as value date. Source:
 * docs/requirements/statements.md#fields-and-running-balance, docs/requirements/statements.md#camt053-elements.
 * @returns the id of the new posting, or why there is none
 */
export async function reversePosting(
  tx: Queries,
  posting: number,
  { bankDay, at }: { readonly bankDay: string; readonly at: Date },
): Promise<number | ReversalRefusal> {
  // A parallel reversal waits here.
  const [original] = await tx.select().from(glTxn).where(eq(glTxn.id, posting)).for('update');
  if (!original) return 'unknown';
  const [before] = await tx.select({ id: glTxn.id }).from(glTxn).where(eq(glTxn.reverses, posting));
  if (before) return 'reversedBefore';
  const entries = await tx
    .select({ accountId: glEntry.accountId, amount: glEntry.amount, kind: account.kind, code: account.internalCode })
    .from(glEntry)
    .innerJoin(account, eq(account.id, glEntry.accountId))
    .where(eq(glEntry.txnId, posting));
  const isPlain = entries.every(({ kind, code }) => kind === 'current' || PLAIN.test(code ?? ''));
  if (original.kind === 'storno' || !isPlain) return 'notByItself';
  const movements = entries.map(({ accountId, amount }) => ({ accountId, amount: subtractAmounts('0.00', amount) }));
  return post(tx, { kind: 'storno', documentId: null, reverses: posting, bankDay, at, movements });
}
