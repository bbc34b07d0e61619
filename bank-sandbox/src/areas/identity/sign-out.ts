import type { ping, RequestOf } from '@ncb/shared-kernel/api/contract';
import { writeAudit } from '../../audit';
import type { UserCaller } from '../../callers';
import { done, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { SESSION_ABSOLUTE_MS } from './limits';
import { endSession, noteActivity } from './sessions';

/** `do_logout`: the session is over at the bank, whatever becomes of the cookie. */
export async function signOut({ db }: Services, caller: UserCaller): Promise<Outcome<Record<string, never>>> {
  await endSession(db.queries, caller.sessionHash);
  const actor = { userId: caller.userId, companyId: null, address: caller.address };
  await writeAudit(db.queries, { at: caller.at, actor, action: 'signOut', result: 'ok' });
  caller.cookies.clear();
  return done({});
}

/** `ping`: no activity by itself, but it tells when the person last did something. */
export async function keepAlive(
  { db }: Services,
  caller: UserCaller,
  { idleSeconds }: RequestOf<typeof ping>,
): Promise<Outcome<Record<string, never>>> {
  // A negative number would keep a session alive into the future; one beyond every session tells nothing.
  if (idleSeconds !== null && idleSeconds >= 0 && idleSeconds * 1000 <= SESSION_ABSOLUTE_MS) {
    await noteActivity(db.queries, caller, new Date(caller.at.getTime() - idleSeconds * 1000));
  }
  return done({});
}
