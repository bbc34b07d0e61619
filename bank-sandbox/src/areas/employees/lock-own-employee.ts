import { canEditEmployee } from '@ncb/shared-kernel/domain/rules';
import { and, eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import { parseId } from '../parse-id';

const { employee } = schema;

/**
 * Refuses an employee maintained by the bank. Source:
 * docs/requirements/currency-payroll-credits-statements.md#payroll-rows.
 */
export async function lockOwnEmployee(
  tx: Queries,
  companyId: number,
  id: string,
): Promise<Outcome<typeof employee.$inferSelect>> {
  const [found] = await tx
    .select()
    .from(employee)
    .where(and(eq(employee.id, parseId(id) ?? 0), eq(employee.companyId, companyId)))
    .for('no key update');
  if (!found) return refuse('notFound');
  return canEditEmployee(found) ? succeed(found) : refuse('forbidden');
}
