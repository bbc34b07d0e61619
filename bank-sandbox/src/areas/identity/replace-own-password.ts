import type { changePassword, RequestOf } from '@ncb/shared-kernel/api/contract';
import { isListedPassword } from '@ncb/shared-kernel/domain/common-passwords';
import { checkPasswordChange } from '@ncb/shared-kernel/domain/rules';
import { eq } from 'drizzle-orm';
import { writeAudit } from '../../audit';
import type { UserCaller } from '../../callers';
import { inTransaction, schema } from '../../db';
import { succeed, refuse, refuseFields, type Outcome, type Refusal } from '../../outcome';
import type { Services } from '../../services';
import { checkPasswordLength, setOwnPassword } from './new-password';
import { findOldPasswordRefusal } from './check-old-password';
import { getPasswordOwner } from './get-password-owner';
import { findUserById, type User } from './users';

const { appUser } = schema;

type Done = Record<string, never>;

/** Answers `change_pwd`. */
export async function replaceOwnPassword(
  bank: Services,
  caller: UserCaller,
  { oldPassword, newPassword }: RequestOf<typeof changePassword>,
): Promise<Outcome<Done>> {
  const user = await findUserById(bank.db.queries, caller.userId);
  const owner = await getPasswordOwner(bank.db.queries, user);
  const problems = [
    ...checkPasswordChange({ oldPassword, newPassword, confirmation: newPassword }, owner, isListedPassword),
    ...checkPasswordLength('oldPassword', oldPassword),
    ...checkPasswordLength('newPassword', newPassword),
  ];
  if (problems.length > 0) return refuseFields(problems);
  const bar = await findOldPasswordRefusal(bank, caller, user, oldPassword);
  return bar ? auditRefusal(bank, caller, bar) : replacePassword(bank, caller, user, newPassword);
}

async function replacePassword(
  { db, passwords }: Services,
  caller: UserCaller,
  { id, passwordHash: oldHash }: User,
  newPassword: string,
): Promise<Outcome<Done>> {
  const newHash = await passwords.hash(newPassword);
  const token = await inTransaction(db, async (tx) => {
    const [now] = await tx.select().from(appUser).where(eq(appUser.id, id)).for('no key update');
    if (now?.passwordHash !== oldHash) return refuse('unableToChangePwd');
    const renewed = await setOwnPassword(tx, caller, newHash);
    if (renewed === null) return refuse('unauthorized');
    await writeAudit(tx, { at: caller.at, actor: toActor(caller), action: 'changePassword', result: 'ok' });
    return succeed(renewed);
  });
  if (!token.ok) return token;
  caller.cookies.setSession(token.value);
  return succeed({});
}

async function auditRefusal({ db }: Services, caller: UserCaller, refusal: Refusal): Promise<Outcome<never>> {
  await writeAudit(db.queries, {
    at: caller.at,
    actor: toActor(caller),
    action: 'changePassword',
    result: refusal.code,
  });
  return { ok: false, refusal };
}

function toActor({ userId, address }: UserCaller) {
  return { userId, companyId: null, address };
}
