import type { RequestOf, revokeUserRights } from '@ncb/shared-kernel/api/contract';
import { getRemovalRefusal } from '@ncb/shared-kernel/domain/rules';
import { and, eq } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { changeUsers } from './change-users';
import { findMember, isLastDirector, lockCompanies, readManager } from './members';
import { withdrawChanges, hasSignersWithout } from './second-manager';

const { membership } = schema;

/** Answers `revoke_user_rights`. */
export async function revokeRights(
  bank: Services,
  caller: CompanyCaller,
  { userId }: RequestOf<typeof revokeUserRights>,
): Promise<Outcome<object>> {
  const { companyId } = caller.membership;
  return changeUsers(bank, caller, { action: 'revokeRights', targetId: userId }, async (tx) => {
    await lockCompanies(tx, [companyId]);
    const member = await findMember(tx, companyId, userId);
    if (!member) return refuse('notFound');
    const manager = await readManager(tx, caller);
    if (!manager || getRemovalRefusal(manager, { userId: String(member.user.id) })) return refuse('forbidden');
    if (await isLastDirector(tx, companyId, member)) return refuse('lastDirector');
    if (!(await hasSignersWithout(tx, { companyId, bankDay: caller.bankDay }, member.user.id, null)))
      return refuse('lastSigners');
    await withdrawChanges(tx, caller, { userId: member.user.id, companyId });
    await tx.delete(membership).where(and(eq(membership.userId, member.user.id), eq(membership.companyId, companyId)));
    return succeed({});
  });
}
