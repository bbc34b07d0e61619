import type { AnswerOf, endUserSessions, listUserSessions, RequestOf } from '@ncb/shared-kernel/api/contract';
import { and, eq, ne } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { findSessions } from '../identity/find-sessions';
import { changeUsers } from './change-users';
import { findMember, lockCompanies, readUserManager } from './members';

const { halfSession, session } = schema;

/** Answers `get_user_sessions`. Source: docs/requirements/keys-and-users.md#sessions-and-sign-ins. */
export async function findUserSessions(
  { db }: Services,
  caller: CompanyCaller,
  { userId }: RequestOf<typeof listUserSessions>,
): Promise<Outcome<AnswerOf<typeof listUserSessions>>> {
  const member = await findMember(db.queries, caller.membership.companyId, userId);
  if (!member) return refuse('notFound');
  return succeed({ sessions: await findSessions(db.queries, { ...caller, userId: member.user.id }) });
}

/** Answers `end_user_sessions`, except the calling session. */
export async function endMemberSessions(
  bank: Services,
  caller: CompanyCaller,
  { userId }: RequestOf<typeof endUserSessions>,
): Promise<Outcome<Record<string, never>>> {
  const { companyId } = caller.membership;
  const outcome = await changeUsers(bank, caller, { action: 'endSessions', targetId: userId }, async (tx) => {
    await lockCompanies(tx, [companyId]);
    const member = await findMember(tx, companyId, userId);
    if (!member) return refuse('notFound');
    const manager = await readUserManager(tx, caller);
    if (!manager) return refuse('forbidden');
    const { id } = member.user;
    await tx.delete(session).where(and(eq(session.userId, id), ne(session.tokenHash, caller.sessionHash)));
    await tx.delete(halfSession).where(eq(halfSession.userId, id));
    return succeed({});
  });
  return outcome.ok ? succeed({}) : outcome;
}
