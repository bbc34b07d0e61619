import type { ping, RequestOf } from '@ncb/shared-kernel/api/contract';
import { writeAudit } from '../../audit';
import type { UserCaller } from '../../callers';
import { succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { SESSION_ABSOLUTE_MS } from './limits';
import { endSession, noteActivity } from './sessions';

/** Answers `do_logout`. */
export async function signOut({ db }: Services, caller: UserCaller): Promise<Outcome<Record<string, never>>> {
  await endSession(db.queries, caller.sessionHash);
  const actor = { userId: caller.userId, companyId: null, address: caller.address };
  await writeAudit(db.queries, { at: caller.at, actor, action: 'signOut', result: 'ok' });
  caller.cookies.clear();
  return succeed({});
}

/** Answers `ping`, which reports the user's last activity. */
export async function keepAlive(
  { db }: Services,
  caller: UserCaller,
  { idleSeconds }: RequestOf<typeof ping>,
): Promise<Outcome<Record<string, never>>> {
  // A negative number would keep a session alive into the future.
  if (idleSeconds !== null && idleSeconds >= 0 && idleSeconds * 1000 <= SESSION_ABSOLUTE_MS) {
    await noteActivity(db.queries, caller, new Date(caller.at.getTime() - idleSeconds * 1000));
  }
  return succeed({});
}
