import { and, eq } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { inTransaction, schema, type Database, type Queries } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';

const { idempotencyKey } = schema;

/**
 * Runs `work` once per idempotency key: a repeated request gets the stored answer, another one under the same key is
 * refused. A refusal rolls the key back, so that a corrected request may use it.
 */
export async function withIdempotency<T>(
  db: Database,
  caller: CompanyCaller,
  work: (tx: Queries) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const { idempotency: mark, membership, userId, at } = caller;
  if (!mark) return inTransaction(db, work);
  const { key, path, requestHash } = mark;
  const owner = { companyId: membership.companyId, userId, key };
  return inTransaction(db, async (tx) => {
    // A second request with the same key waits here for the first one's end.
    const [inserted] = await tx
      .insert(idempotencyKey)
      .values({ ...owner, path, requestHash, createdAt: at })
      .onConflictDoNothing()
      .returning({ key: idempotencyKey.key });
    const keyCondition = and(
      eq(idempotencyKey.companyId, owner.companyId),
      eq(idempotencyKey.userId, userId),
      eq(idempotencyKey.key, key),
    );
    if (!inserted) {
      const [stored] = await tx.select().from(idempotencyKey).where(keyCondition);
      const isSame = stored?.path === path && stored.requestHash === requestHash;
      return isSame && stored.answer !== null
        ? succeed(JSON.parse(stored.answer) as T)
        : refuse('idempotencyKeyReused');
    }
    const outcome = await work(tx);
    if (outcome.ok)
      await tx
        .update(idempotencyKey)
        .set({ answer: JSON.stringify(outcome.value) })
        .where(keyCondition);
    return outcome;
  });
}
