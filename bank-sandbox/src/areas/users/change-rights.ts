import type { changeUserRights, RequestOf } from '@ncb/shared-kernel/api/contract';
import { allowedUserActions, checkRights, managesUsers } from '@ncb/shared-kernel/domain/rules';
import type { CompanyCaller } from '../../callers';
import { refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { changePeople } from './change-people';
import { findMember, lockCompanies, managerNow } from './members';
import { giveRights, rightsOfDraft } from './rights';

/** Answers `change_user_rights`. */
export async function changeRights(
  bank: Services,
  caller: CompanyCaller,
  request: RequestOf<typeof changeUserRights>,
): Promise<Outcome<{ readonly waits: boolean }>> {
  const problems = checkRights(request);
  if (problems.length > 0) return refuseFields(problems);
  const { companyId } = caller.membership;
  return changePeople(bank, caller, { action: 'changeRights', targetId: request.userId }, async (tx) => {
    await lockCompanies(tx, [companyId]);
    const member = await findMember(tx, companyId, request.userId);
    if (!member) return refuse('notFound');
    const manager = await managerNow(tx, caller);
    if (!manager || !managesUsers(manager)) return refuse('forbidden');
    const managed = { userId: request.userId, status: member.user.status };
    if (!allowedUserActions(manager, managed).includes('changeRights')) return refuse('userStatusForbidsAction');
    const { payrollAccess, isAdministrator, rightsUntil } = request;
    const rights = rightsOfDraft(request.role, request.signatureRight, request.position);
    return giveRights(tx, caller, manager, member, { ...rights, payrollAccess, isAdministrator, rightsUntil });
  });
}
