import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { schema, type Queries } from '../../db';

const { document } = schema;

/**
 * Makes the engine process waiting documents at once. Those in process are skipped: waiting for their locks could
 * deadlock.
 * @param condition condition for the documents
 */
export async function wakeWaiting(tx: Queries, condition: SQL | undefined, now: Date): Promise<void> {
  const waiting = tx
    .select({ id: document.id })
    .from(document)
    .where(and(condition, eq(document.status, DocumentStatus.inProgress)))
    .for('no key update', { skipLocked: true });
  await tx.update(document).set({ dueAt: now }).where(inArray(document.id, waiting));
}
