import { addDays } from '@ncb/shared-kernel/domain/dates';
import type { Problem } from '@ncb/shared-kernel/domain';
import { UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, inArray } from 'drizzle-orm';
import type { UserCaller } from '../../callers';
import { schema, type Queries } from '../../db';
import { PASSWORD_MAX, PASSWORD_VALID_DAYS } from './limits';
import { renewSession } from './sessions';

const { appUser, halfSession } = schema;

/** The last day of a password that is set today. */
export function passwordEnd(bankDay: string): string {
  return addDays(bankDay, PASSWORD_VALID_DAYS);
}

/** What the rules leave to the bank: a password longer than it is willing to hash. */
export function passwordLengthProblems(field: string, password: string): readonly Problem[] {
  return password.length > PASSWORD_MAX ? [{ field, key: 'tooLongText', params: { max: String(PASSWORD_MAX) } }] : [];
}

/**
 * Gives the caller a new password: a temporary one becomes a real one, every session but this one ends, and this one
 * goes on under another token.
 * @returns the token; null if the session is over by now
 */
export async function setOwnPassword(
  tx: Queries,
  { userId, sessionHash, bankDay }: UserCaller,
  passwordHash: string,
): Promise<string | null> {
  const [changed] = await tx
    .update(appUser)
    .set({ passwordHash, passwordExpires: passwordEnd(bankDay), status: UserStatus.active })
    // Without the status somebody who is being blocked at this moment would unblock himself.
    .where(and(eq(appUser.id, userId), inArray(appUser.status, [UserStatus.active, UserStatus.temporaryPassword])))
    .returning({ id: appUser.id });
  if (!changed) return null;
  await tx.delete(halfSession).where(eq(halfSession.userId, userId));
  return renewSession(tx, userId, sessionHash);
}
