import type { changeUserStatus, RequestOf } from '@ncb/shared-kernel/api/contract';
import type { STATUS_AFTER } from '@ncb/shared-kernel/domain/rules';
import { allowedUserActions, revokeBar } from '@ncb/shared-kernel/domain/rules';
import { UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema, type Queries } from '../../db';
import { CertificateStatus } from '../../db/schema';
import { done, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { endSessionsOf } from '../identity/sessions';
import { parseId } from '../ids';
import { changePeople } from './change-people';
import { WAITS } from './change-words';
import {
  companyIdsOf,
  findMember,
  isLastDirector,
  lockCompanies,
  managerNow,
  managesAll,
  type Member,
} from './members';
import { dropChanges, holdChange, keepsSigners, needsSecond } from './second-manager';

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
  return changePeople(bank, caller, audited, async (tx) => {
    const ofTarget = await companyIdsOf(tx, parseId(userId) ?? 0);
    await lockCompanies(tx, [...new Set([companyId, ...ofTarget])]);
    const member = await findMember(tx, companyId, userId);
    if (!member) return refuse('notFound');
    const bar = await barTo(tx, caller, member, action);
    if (bar) return refuse(bar);
    const id = member.user.id;
    if (action === 'unlock' && (await needsSecond(tx, companyId, [caller.userId, id]))) {
      const held = await holdChange(tx, caller, {
        user: member.user,
        kind: 'unlock',
        wanted: {},
        lines: ['Стан: заблокований → активний'],
      });
      return held.ok ? done({ waits: true, detail: WAITS }) : held;
    }
    if (action !== 'lock')
      await dropChanges(tx, caller, { userId: id, ...(action === 'unlock' && { kinds: ['unlock'] }) });
    const lockedIn = action === 'lock' ? companyId : null;
    await tx.update(appUser).set({ status, lockedIn }).where(eq(appUser.id, member.user.id));
    if (action !== 'unlock') await endSessionsOf(tx, member.user.id);
    if (action === 'delete')
      await tx
        .update(certificate)
        .set({ status: CertificateStatus.revoked })
        .where(eq(certificate.userId, member.user.id));
    return done({});
  });
}

async function barTo(tx: Queries, caller: CompanyCaller, member: Member, action: Action) {
  const manager = await managerNow(tx, caller);
  const managed = { userId: String(member.user.id), status: member.user.status };
  if (!manager || revokeBar(manager, managed)) return 'forbidden';
  if (!allowedUserActions(manager, managed).includes(action)) return 'userStatusForbidsAction';
  const companyIds = await companyIdsOf(tx, member.user.id);
  if (action === 'unlock') return (await mayUnlock(tx, caller, member, companyIds)) ? null : 'worksElsewhere';
  // The caller must manage all companies of a deleted user.
  if (action === 'delete' && !(await managesAll(tx, caller, companyIds))) return 'worksElsewhere';
  for (const companyId of companyIds) {
    const seat = await findMember(tx, companyId, String(member.user.id));
    if (seat && (await isLastDirector(tx, companyId, seat))) return 'lastDirector';
    if (!(await keepsSigners(tx, { companyId, bankDay: caller.bankDay }, member.user.id, null))) return 'lastSigners';
  }
  return null;
}

/**
 * Allows only the company that locked the user, because they would work for it too; if it has removed the user, a
 * manager of all others.
 */
async function mayUnlock(tx: Queries, caller: CompanyCaller, { user }: Member, companyIds: readonly number[]) {
  if (user.lockedIn !== null && companyIds.includes(user.lockedIn))
    return user.lockedIn === caller.membership.companyId;
  return managesAll(tx, caller, companyIds);
}
