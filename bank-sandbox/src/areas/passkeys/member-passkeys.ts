import type { AnswerOf, dropUserPasskeys, listUserPasskeys, RequestOf } from '@ncb/shared-kernel/api/contract';
import { JOURNAL_DETAILS } from '@ncb/shared-kernel/domain/vocabulary';
import { writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { refuse, succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { changeUsers } from '../users/change-users';
import { findMember, lockCompanies, readUserManager } from '../users/members';
import { listPasskeysOfUser } from './own-passkeys';
import { removeAllPasskeys, tellPasskeysRemoved } from './remove-passkeys';

/** Answers `get_user_passkeys`. Source: docs/requirements/keys-and-users.md#passkeys. */
export async function findMemberPasskeys(
  { db }: Services,
  caller: CompanyCaller,
  { userId }: RequestOf<typeof listUserPasskeys>,
): Promise<Outcome<AnswerOf<typeof listUserPasskeys>>> {
  const member = await findMember(db.queries, caller.membership.companyId, userId);
  if (!member) return refuse('notFound');
  return succeed({ passkeys: await listPasskeysOfUser(db.queries, member.user.id) });
}

/** Answers `drop_user_passkeys`, at once, as all that takes away: the user signs in by password and adds others. */
export async function dropMemberPasskeys(
  bank: Services,
  caller: CompanyCaller,
  { userId }: RequestOf<typeof dropUserPasskeys>,
): Promise<Outcome<Record<string, never>>> {
  const { companyId } = caller.membership;
  const outcome = await changeUsers(bank, caller, { action: 'removePasskey', targetId: userId }, async (tx) => {
    await lockCompanies(tx, [companyId]);
    const member = await findMember(tx, companyId, userId);
    if (!member) return refuse('notFound');
    if (!(await readUserManager(tx, caller))) return refuse('forbidden');
    const removed = await removeAllPasskeys(tx, member.user.id);
    if (removed === 0) return succeed({ isUnchanged: true });
    await tellPasskeysRemoved(tx, member.user.id, caller.at);
    // Passkeys sign in to all companies of the user: all their journals show it.
    const actor = { userId: member.user.id, companyId: null, address: caller.address };
    const detail = JOURNAL_DETAILS.byManager;
    await writeAudit(tx, { at: caller.at, actor, action: 'removePasskey', result: 'ok', detail });
    return succeed({});
  });
  return outcome.ok ? succeed({}) : outcome;
}
