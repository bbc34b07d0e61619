import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';

const { company } = schema;

export type CompanyRow = typeof company.$inferSelect;

export async function readCompany(queries: Queries, companyId: number): Promise<CompanyRow> {
  const [found] = await queries.select().from(company).where(eq(company.id, companyId));
  if (!found) throw new Error(`no company ${companyId}`);
  return found;
}
