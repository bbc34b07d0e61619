import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, inArray } from 'drizzle-orm';
import { schema, type Queries } from '../../db';

const { document, payroll } = schema;

/**
 * Money has come to an account: the engine looks at once at the payrolls that wait for it there, not when it would have
 * looked next. Sign-and-pay sends a payroll and its payments together, and the payroll, made first, is taken first. One
 * that the engine has in hand is passed over.
 * @param accountId any account; nothing waits at one that is no transit account
 */
export async function wakePayrolls(tx: Queries, accountId: number, now: Date): Promise<void> {
  const waiting = tx
    .select({ id: document.id })
    .from(document)
    .innerJoin(payroll, eq(payroll.documentId, document.id))
    .where(and(eq(payroll.salaryProjectId, accountId), eq(document.status, DocumentStatus.inProgress)))
    .for('no key update', { of: document, skipLocked: true });
  await tx.update(document).set({ dueAt: now }).where(inArray(document.id, waiting));
}
