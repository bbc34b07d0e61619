import { and, eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { parseId } from '../parse-id';

const { template } = schema;

/** Returns null for an unknown template. */
export async function findTemplate(
  queries: Queries,
  companyId: number,
  id: string,
): Promise<typeof template.$inferSelect | null> {
  const [found] = await queries
    .select()
    .from(template)
    .where(and(eq(template.id, parseId(id) ?? 0), eq(template.companyId, companyId)));
  return found ?? null;
}
