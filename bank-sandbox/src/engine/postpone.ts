import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, sql } from 'drizzle-orm';
import { schema, type Database } from '../db';

const { document } = schema;

const MINUTE_MS = 60_000;

/**
 * Postpones a document after an error of ours, by 1, 2, 4 … 60 minutes: it must neither block others nor be forgotten.
 */
export async function postpone(db: Database, id: number, now: Date): Promise<void> {
  const delay = sql`make_interval(secs => ${MINUTE_MS / 1000} * least(power(2, ${document.attempts}), 60))`;
  await db.queries
    .update(document)
    .set({ attempts: sql`${document.attempts} + 1`, dueAt: sql`${now.toISOString()}::timestamptz + ${delay}` })
    .where(and(eq(document.id, id), eq(document.status, DocumentStatus.inProgress)));
}
