import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { schema, type Queries } from '../../db';

const { document } = schema;

/**
 * What documents in progress have waited for has come: the engine looks at them at once, not when it would have looked
 * next. One that the engine has in hand is passed over: waiting for its lock could close a ring of locks.
 * @param such which documents
 */
export async function wakeWaiting(tx: Queries, such: SQL | undefined, now: Date): Promise<void> {
  const waiting = tx
    .select({ id: document.id })
    .from(document)
    .where(and(such, eq(document.status, DocumentStatus.inProgress)))
    .for('no key update', { skipLocked: true });
  await tx.update(document).set({ dueAt: now }).where(inArray(document.id, waiting));
}
