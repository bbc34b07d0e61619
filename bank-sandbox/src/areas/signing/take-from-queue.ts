import type { StoredStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { findHolds, releaseHolds } from '../../ledger';
import type { DocumentRow } from '../documents/find-document';
import { getValueDateRecalled } from '../documents/value-date';

const { document } = schema;

/** Takes a sent document back from the queue and ends its holds. */
export async function takeFromQueue(tx: Queries, row: DocumentRow, status: StoredStatus): Promise<void> {
  await releaseHolds(tx, row.id, await findHolds(tx, row.id));
  await tx
    .update(document)
    .set({ status, sentAt: null, sentDay: null, dueAt: null, attempts: 0, ...getValueDateRecalled(row) })
    .where(eq(document.id, row.id));
}
