import { addDays } from '@ncb/shared-kernel/domain/dates';
import type { Problem } from '@ncb/shared-kernel/domain';
import { UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, inArray } from 'drizzle-orm';
import type { UserCaller } from '../../callers';
import { schema, type Queries } from '../../db';
import { PASSWORD_MAX, PASSWORD_VALID_DAYS } from './limits';
import { renewSession } from './sessions';

const { appUser, halfSession } = schema;

export function getPasswordEnd(bankDay: string): string {
  return addDays(bankDay, PASSWORD_VALID_DAYS);
}

/** Reports a password longer than the bank hashes. */
export function checkPasswordLength(field: string, password: string): readonly Problem[] {
  return password.length > PASSWORD_MAX ? [{ field, key: 'tooLongText', params: { max: String(PASSWORD_MAX) } }] : [];
}

/**
 * Makes a temporary password permanent, ends other sessions and continues this one under a new token.
 * @returns the token; null if the session has ended
 */
export async function setOwnPassword(
  tx: Queries,
  { userId, sessionHash, bankDay }: UserCaller,
  passwordHash: string,
): Promise<string | null> {
  const [changed] = await tx
    .update(appUser)
    .set({ passwordHash, passwordExpires: getPasswordEnd(bankDay), status: UserStatus.active })
    // Otherwise a user being blocked would unblock themselves.
    .where(and(eq(appUser.id, userId), inArray(appUser.status, [UserStatus.active, UserStatus.temporaryPassword])))
    .returning({ id: appUser.id });
  if (!changed) return null;
  await tx.delete(halfSession).where(eq(halfSession.userId, userId));
  return renewSession(tx, userId, sessionHash);
}
