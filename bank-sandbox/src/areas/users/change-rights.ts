import type { changeUserRights, RequestOf } from '@ncb/shared-kernel/api/contract';
import { getAllowedUserActions, checkRights } from '@ncb/shared-kernel/domain/rules';
import type { CompanyCaller } from '../../callers';
import { refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { changeUsers } from './change-users';
import { findMember, lockCompanies, readUserManager } from './members';
import { changeMemberRights, toRights } from './rights';

/** Answers `change_user_rights`. */
export async function changeRights(
  bank: Services,
  caller: CompanyCaller,
  request: RequestOf<typeof changeUserRights>,
): Promise<Outcome<{ readonly waits: boolean }>> {
  const problems = checkRights(request);
  if (problems.length > 0) return refuseFields(problems);
  const { companyId } = caller.membership;
  return changeUsers(bank, caller, { action: 'changeRights', targetId: request.userId }, async (tx) => {
    await lockCompanies(tx, [companyId]);
    const member = await findMember(tx, companyId, request.userId);
    if (!member) return refuse('notFound');
    const manager = await readUserManager(tx, caller);
    if (!manager) return refuse('forbidden');
    const managed = { userId: request.userId, status: member.user.status };
    if (!getAllowedUserActions(manager, managed).includes('changeRights')) return refuse('userStatusForbidsAction');
    const { payrollAccess, isAdministrator, rightsUntil } = request;
    const rights = toRights(request.role, request.signatureRight, request.position);
    return changeMemberRights(tx, caller, manager, member, { ...rights, payrollAccess, isAdministrator, rightsUntil });
  });
}
