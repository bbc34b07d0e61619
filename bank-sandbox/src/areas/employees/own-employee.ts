import { canEditEmployee } from '@ncb/shared-kernel/domain/rules';
import { and, eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { done, refuse, type Outcome } from '../../outcome';
import { parseId } from '../ids';

const { employee } = schema;

/**
 * An employee of the company by the wire's id, locked for a change. Whose data comes from the bank is the bank's to
 * change. Source: spec 3 §5
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
  return canEditEmployee(found) ? done(found) : refuse('forbidden');
}
