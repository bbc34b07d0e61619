import type { Signer } from '@ncb/shared-kernel/domain/workflow';
import { PayrollAccess, Role } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq } from 'drizzle-orm';
import type { CompanyCaller, Membership } from '../../callers';
import { schema, type Queries } from '../../db';
import { getRightsOn } from '../users/members';

const { company, membership } = schema;

/** Rights may have been revoked since the call. Share-locks the row. */
export async function readPresentMembership(
  tx: Queries,
  { userId, bankDay, membership: { companyId } }: CompanyCaller,
): Promise<Signer & Pick<Membership, 'signScheme' | 'payrollAccess' | 'role'>> {
  const [found] = await tx
    .select({
      right: membership.signatureRight,
      role: membership.role,
      rightsValid: membership.rightsValid,
      rightsUntil: membership.rightsUntil,
      payrollAccess: membership.payrollAccess,
      signScheme: company.signScheme,
    })
    .from(membership)
    .innerJoin(company, eq(company.id, membership.companyId))
    .where(and(eq(membership.userId, userId), eq(membership.companyId, companyId)))
    .for('share', { of: membership });
  if (!found)
    return { role: Role.operator, right: 3, rightsValid: false, payrollAccess: PayrollAccess.none, signScheme: 'two' };
  const { rightsUntil: _, ...place } = found;
  return { ...place, ...getRightsOn(found, bankDay) };
}
