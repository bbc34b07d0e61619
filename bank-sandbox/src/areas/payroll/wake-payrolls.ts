import { and, eq, exists } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { wakeWaiting } from '../documents/wake-waiting';

const { document, payroll, salaryProject } = schema;

/**
 * Money has come to an account: the engine looks at once at the payrolls that wait for it there, not when it would have
 * looked next. Sign-and-pay sends a payroll and its payments together, and the payroll, made first, is taken first. One
 * that the engine has in hand is passed over.
 * @param accountId any account; nothing waits at one that is no transit account
 */
export async function wakePayrolls(tx: Queries, accountId: number, now: Date): Promise<void> {
  const ofProject = tx
    .select({ id: payroll.documentId })
    .from(payroll)
    .where(and(eq(payroll.documentId, document.id), eq(payroll.salaryProjectId, accountId)));
  // Every payment comes by here, and few go to a transit account: the others look at no payroll.
  const [project] = await tx
    .select({ id: salaryProject.transitAccountId })
    .from(salaryProject)
    .where(eq(salaryProject.transitAccountId, accountId));
  if (project) await wakeWaiting(tx, exists(ofProject), now);
}
