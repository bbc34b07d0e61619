import { UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import type { Caller, CompanyCaller, UserCaller } from '../../callers';
import type { Services } from '../../services';
import { findSession, noteActivity, type ActiveSession } from '../identity/sessions';

/** Finds the user of a public call; null for the wizard, and with a temporary password. */
export async function findUserCaller(bank: Services, caller: Caller): Promise<UserCaller | null> {
  const session = await findActiveSession(bank, caller, null);
  return session && { ...caller, ...session };
}

/** Returns null without a membership. */
export async function findCompanyCaller(
  bank: Services,
  caller: Caller,
  companyRef: string | null,
): Promise<CompanyCaller | null> {
  const session = await findActiveSession(bank, caller, companyRef);
  return session?.membership ? { ...caller, ...session, membership: session.membership } : null;
}

async function findActiveSession(
  { db }: Services,
  caller: Caller,
  companyRef: string | null,
): Promise<ActiveSession | null> {
  const { sessionToken } = caller.cookies;
  const session = sessionToken === null ? null : await findSession(db.queries, sessionToken, caller.at, { companyRef });
  if (session?.userStatus !== UserStatus.active) return null;
  await noteActivity(db.queries, session, caller.at);
  return session;
}
