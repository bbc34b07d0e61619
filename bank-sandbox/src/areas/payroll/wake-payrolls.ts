import { and, eq, exists } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { wakeWaiting } from '../documents/wake-waiting';

const { document, payroll, salaryProject } = schema;

/**
 * Makes the engine process payrolls that wait for money on an account. Those in process are skipped.
 * @param accountId any account; nothing waits at one that is not a transit account
 */
export async function wakePayrolls(tx: Queries, accountId: number, now: Date): Promise<void> {
  const ofProject = tx
    .select({ id: payroll.documentId })
    .from(payroll)
    .where(and(eq(payroll.documentId, document.id), eq(payroll.salaryProjectId, accountId)));
  // Called for every payment; few go to a transit account.
  const [project] = await tx
    .select({ id: salaryProject.transitAccountId })
    .from(salaryProject)
    .where(eq(salaryProject.transitAccountId, accountId));
  if (project) await wakeWaiting(tx, exists(ofProject), now);
}
