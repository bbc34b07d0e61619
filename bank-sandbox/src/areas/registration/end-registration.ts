import { UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { schema, type Queries } from '../../db';

const { appUser, bankClient, certificate, certificateRequest, membership, registration } = schema;

interface End {
  readonly companyId: number;
  readonly outcome: 'refused' | 'cancelled';
  readonly reason: string | null;
  readonly now: Date;
}

/** Ends an unconfirmed registration. Users without another company are deleted; login and client become free. */
export async function endRegistration(tx: Queries, { companyId, outcome, reason, now }: End): Promise<void> {
  const orphanedIds = await findOrphanedUsers(tx, companyId);
  await tx.delete(certificateRequest).where(eq(certificateRequest.companyId, companyId));
  await tx.delete(membership).where(eq(membership.companyId, companyId));
  if (orphanedIds.length > 0) {
    await tx.delete(certificate).where(inArray(certificate.userId, [...orphanedIds]));
    await tx.delete(appUser).where(inArray(appUser.id, [...orphanedIds]));
  }
  await tx.update(bankClient).set({ companyId: null }).where(eq(bankClient.companyId, companyId));
  await tx
    .update(registration)
    .set({ endedAt: now, outcome, reason, draft: null })
    .where(and(eq(registration.companyId, companyId), isNull(registration.outcome)));
}

async function findOrphanedUsers(tx: Queries, companyId: number): Promise<readonly number[]> {
  const people = await tx
    .select({ id: appUser.id })
    .from(membership)
    .innerJoin(appUser, eq(appUser.id, membership.userId))
    .where(and(eq(membership.companyId, companyId), eq(appUser.status, UserStatus.registered)));
  const ids = people.map(({ id }) => id);
  if (ids.length === 0) return [];
  const elsewhere = await tx
    .select({ id: membership.userId })
    .from(membership)
    .where(and(inArray(membership.userId, ids), ne(membership.companyId, companyId)));
  return ids.filter((id) => !elsewhere.some((seat) => seat.id === id));
}
