import { and, eq } from 'drizzle-orm';
import type { Membership } from '../../callers';
import { schema, type Queries } from '../../db';
import { parseId } from '../ids';

const { company, membership } = schema;

/** What a user is in the company that a call names; null if he is nothing there. */
export async function findMembership(queries: Queries, userId: number, companyRef: string): Promise<Membership | null> {
  const id = parseId(companyRef);
  if (id === null) return null;
  const [found] = await queries
    .select({ company, membership })
    .from(membership)
    .innerJoin(company, eq(company.id, membership.companyId))
    .where(and(eq(membership.userId, userId), eq(membership.companyId, id)));
  if (!found) return null;
  return {
    companyId: found.company.id,
    companyStatus: found.company.status,
    companyName: found.company.shortName,
    companyCode: found.company.code,
    signScheme: found.company.signScheme,
    role: found.membership.role,
    right: found.membership.signatureRight,
    rightsValid: found.membership.rightsValid,
    isAdministrator: found.membership.isAdministrator,
  };
}
