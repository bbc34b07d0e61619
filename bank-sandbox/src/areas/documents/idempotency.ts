import { and, eq } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { attempt, schema, type Database, type Queries } from '../../db';
import { done, refuse, type Outcome } from '../../outcome';

const { idempotencyKey } = schema;

/**
 * Runs `work` once per idempotency key: a repeated request gets the stored answer, another one under the same key is
 * refused. A refusal rolls the key back, so that a corrected request may use it.
 */
export async function once<T>(
  db: Database,
  caller: CompanyCaller,
  work: (tx: Queries) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const { idempotency: mark, membership, userId, at } = caller;
  if (!mark) return attempt(db, work);
  const { key, path, requestHash } = mark;
  const owner = { companyId: membership.companyId, userId, key };
  return attempt(db, async (tx) => {
    // A second request with the same key waits here for the first one's end.
    const [mine] = await tx
      .insert(idempotencyKey)
      .values({ ...owner, path, requestHash, createdAt: at })
      .onConflictDoNothing()
      .returning({ key: idempotencyKey.key });
    const ofKey = and(
      eq(idempotencyKey.companyId, owner.companyId),
      eq(idempotencyKey.userId, userId),
      eq(idempotencyKey.key, key),
    );
    if (!mine) {
      const [stored] = await tx.select().from(idempotencyKey).where(ofKey);
      const isSame = stored?.path === path && stored.requestHash === requestHash;
      return isSame && stored.answer !== null ? done(JSON.parse(stored.answer) as T) : refuse('idempotencyKeyReused');
    }
    const outcome = await work(tx);
    if (outcome.ok)
      await tx
        .update(idempotencyKey)
        .set({ answer: JSON.stringify(outcome.value) })
        .where(ofKey);
    return outcome;
  });
}
