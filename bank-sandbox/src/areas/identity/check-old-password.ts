import type { UserCaller } from '../../callers';
import { refuseFields, type Outcome, type Refusal } from '../../outcome';
import type { Services } from '../../services';
import { checkPasswordLength } from './new-password';
import { countAttempt, resetFailures, type Subject } from './throttle';
import type { User } from './users';

/** Returns why the old password is refused. Attempts are limited, so that an open session does not allow guessing. */
export async function findOldPasswordRefusal(
  { db, passwords }: Services,
  { at }: Pick<UserCaller, 'at'>,
  { id, passwordHash }: User,
  oldPassword: string,
): Promise<Refusal | null> {
  const subject: Subject = { kind: 'oldPassword', name: String(id) };
  const seconds = await countAttempt(db, [subject], at);
  if (seconds > 0) return { code: 'too_many_attempts', params: { seconds: String(seconds) } };
  if (!(await passwords.matches(passwordHash, oldPassword))) return { code: 'unableToChangePwd' };
  await resetFailures(db.queries, subject);
  return null;
}

export async function checkOldPassword(
  bank: Services,
  caller: Pick<UserCaller, 'at'>,
  user: User,
  oldPassword: string,
): Promise<Outcome<never> | null> {
  if (oldPassword === '') return refuseFields([{ field: 'oldPassword', key: 'emptyField' }]);
  const tooLong = checkPasswordLength('oldPassword', oldPassword);
  if (tooLong.length > 0) return refuseFields(tooLong);
  const refusal = await findOldPasswordRefusal(bank, caller, user, oldPassword);
  return refusal && { ok: false, refusal };
}
