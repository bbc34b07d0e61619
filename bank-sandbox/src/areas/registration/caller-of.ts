import { UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import type { Caller, CompanyCaller, UserCaller } from '../../callers';
import type { Services } from '../../services';
import { findMembership } from '../identity/membership';
import { findSession, noteActivity } from '../identity/sessions';

/**
 * The signed-in user behind a call that anybody may make; null for the public wizard, and for somebody who must first
 * change his temporary password.
 */
export async function signedInCaller({ db }: Services, caller: Caller): Promise<UserCaller | null> {
  const { sessionToken } = caller.cookies;
  const session = sessionToken === null ? null : await findSession(db.queries, sessionToken, caller.at);
  if (session?.userStatus !== UserStatus.active) return null;
  await noteActivity(db.queries, session, caller.at);
  return { ...caller, ...session };
}

/** The same for one of his companies; null where he is nothing. */
export async function companyCaller(
  bank: Services,
  caller: Caller,
  companyRef: string | null,
): Promise<CompanyCaller | null> {
  const user = await signedInCaller(bank, caller);
  const membership = user && companyRef !== null && (await findMembership(bank.db.queries, user.userId, companyRef));
  return membership ? { ...user, membership } : null;
}
