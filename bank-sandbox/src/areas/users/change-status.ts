import type { changeUserStatus, RequestOf } from '@ncb/shared-kernel/api/contract';
import type { STATUS_AFTER } from '@ncb/shared-kernel/domain/rules';
import { getAllowedUserActions, getRemovalRefusal } from '@ncb/shared-kernel/domain/rules';
import { UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema, type Queries } from '../../db';
import { CertificateStatus } from '../../db/schema';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { endUserSessions } from '../identity/sessions';
import { parseId } from '../parse-id';
import { changeUsers } from './change-users';
import { WAITS } from './rights-texts';
import {
  findCompanyIds,
  findMember,
  isLastDirector,
  lockCompanies,
  readManager,
  canManageAll,
  type Member,
} from './members';
import { withdrawChanges, storePendingChange, hasSignersWithout, requiresSecondManager } from './second-manager';

const { appUser, certificate } = schema;

type Action = keyof typeof STATUS_AFTER;

const ACTION_OF: Readonly<Record<(typeof STATUS_AFTER)[Action], Action>> = {
  [UserStatus.blocked]: 'lock',
  [UserStatus.active]: 'unlock',
  [UserStatus.inactive]: 'delete',
};

/** Answers `change_user_status`; sessions of the user end at once. */
export async function changeStatus(
  bank: Services,
  caller: CompanyCaller,
  { userId, status }: RequestOf<typeof changeUserStatus>,
): Promise<Outcome<{ readonly waits: boolean }>> {
  const action = ACTION_OF[status];
  const { companyId } = caller.membership;
  const audited = { action: action === 'delete' ? 'deleteUser' : action, targetId: userId } as const;
  return changeUsers(bank, caller, audited, async (tx) => {
    const ofTarget = await findCompanyIds(tx, parseId(userId) ?? 0);
    await lockCompanies(tx, [...new Set([companyId, ...ofTarget])]);
    const member = await findMember(tx, companyId, userId);
    if (!member) return refuse('notFound');
    const refusal = await findStatusRefusal(tx, caller, member, action);
    if (refusal) return refuse(refusal);
    const id = member.user.id;
    if (action === 'unlock' && (await requiresSecondManager(tx, companyId, [caller.userId, id]))) {
      const pendingChange = await storePendingChange(tx, caller, {
        user: member.user,
        kind: 'unlock',
        wanted: {},
        lines: ['Стан: заблокований → активний'],
      });
      return pendingChange.ok ? succeed({ waits: true, detail: WAITS }) : pendingChange;
    }
    if (action !== 'lock')
      await withdrawChanges(tx, caller, { userId: id, ...(action === 'unlock' && { kinds: ['unlock'] }) });
    const lockedIn = action === 'lock' ? companyId : null;
    await tx.update(appUser).set({ status, lockedIn }).where(eq(appUser.id, member.user.id));
    if (action !== 'unlock') await endUserSessions(tx, member.user.id);
    if (action === 'delete')
      await tx
        .update(certificate)
        .set({ status: CertificateStatus.revoked })
        .where(eq(certificate.userId, member.user.id));
    return succeed({});
  });
}

async function findStatusRefusal(tx: Queries, caller: CompanyCaller, member: Member, action: Action) {
  const manager = await readManager(tx, caller);
  const managed = { userId: String(member.user.id), status: member.user.status };
  if (!manager || getRemovalRefusal(manager, managed)) return 'forbidden';
  if (!getAllowedUserActions(manager, managed).includes(action)) return 'userStatusForbidsAction';
  const companyIds = await findCompanyIds(tx, member.user.id);
  if (action === 'unlock') return (await canUnlock(tx, caller, member, companyIds)) ? null : 'worksElsewhere';
  // The caller must manage all companies of a deleted user.
  if (action === 'delete' && !(await canManageAll(tx, caller, companyIds))) return 'worksElsewhere';
  for (const companyId of companyIds) {
    const seat = await findMember(tx, companyId, String(member.user.id));
    if (seat && (await isLastDirector(tx, companyId, seat))) return 'lastDirector';
    if (!(await hasSignersWithout(tx, { companyId, bankDay: caller.bankDay }, member.user.id, null)))
      return 'lastSigners';
  }
  return null;
}

/**
 * Allows only the company that locked the user, because they would work for it too; if it has removed the user, a
 * manager of all others.
 */
async function canUnlock(tx: Queries, caller: CompanyCaller, { user }: Member, companyIds: readonly number[]) {
  if (user.lockedIn !== null && companyIds.includes(user.lockedIn))
    return user.lockedIn === caller.membership.companyId;
  return canManageAll(tx, caller, companyIds);
}
