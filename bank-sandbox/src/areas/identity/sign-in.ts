import type { login, RequestOf, SignInAnswer } from '@ncb/shared-kernel/api/contract';
import { checkSignIn } from '@ncb/shared-kernel/domain/rules';
import type { SecondFactor } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq } from 'drizzle-orm';
import { writeAudit } from '../../audit';
import type { Caller } from '../../callers';
import { readBankDay } from '../../clock';
import { schema } from '../../db';
import { succeed, refuse, refuseFields, type Outcome, type Refusal } from '../../outcome';
import type { Services } from '../../services';
import { requestCode, requestSignature } from './sign-in-answers';
import { startHalfSession } from './half-sessions';
import { buildChallengeHeader } from './key-challenge';
import { confirmKey } from './confirm-key';
import { LOGIN_MAX, PASSWORD_MAX } from './limits';
import { confirmCode } from './confirm-code';
import { countAttempt, resetFailures, removeFailure, type Subject } from './throttle';
import { findSignInRefusal, findUserByLogin, type User } from './users';

const { appUser } = schema;

/** Answers `login`, both steps. */
export async function signIn(
  bank: Services,
  caller: Caller,
  request: RequestOf<typeof login>,
): Promise<Outcome<SignInAnswer>> {
  // The specification repeats login and password with the second factor.
  if (request.secondFactor === 'key' && request.signature !== undefined) return confirmKey(bank, caller, request);
  if (request.secondFactor === 'sms' && request.code !== null)
    return confirmCode(bank, caller, request.code, request.login);
  const [typedLogin, password] = [request.login ?? '', request.password ?? ''];
  const problems = checkSignIn(typedLogin, password);
  if (problems.length > 0) return refuseFields(problems);
  if (typedLogin.length > LOGIN_MAX || password.length > PASSWORD_MAX) return refuse('invalid_credentials');
  return checkPassword(bank, caller, typedLogin, password, request.secondFactor);
}

async function checkPassword(
  bank: Services,
  caller: Caller,
  typedLogin: string,
  password: string,
  factor: SecondFactor,
): Promise<Outcome<SignInAnswer>> {
  const { db, passwords } = bank;
  // Counted separately: a login locked by guessing stays open to the key. Source:
  // docs/requirements/security.md#throttling.
  const loginSubject: Subject = { kind: factor === 'key' ? 'keyLogin' : 'login', name: typedLogin };
  const addressSubject: Subject = { kind: 'address', name: caller.address };
  const seconds = await countAttempt(db, [loginSubject, addressSubject], caller.at);
  if (seconds > 0) {
    return auditRefusal(bank, caller, null, { code: 'too_many_attempts', params: { seconds: String(seconds) } });
  }
  const user = await findUserByLogin(db.queries, typedLogin);
  if (!(await passwords.matches(user?.passwordHash ?? null, password)) || !user) {
    return auditRefusal(bank, caller, user, { code: 'invalid_credentials' });
  }
  await resetFailures(db.queries, loginSubject);
  await removeFailure(db.queries, addressSubject);
  const signInRefusal = await findSignInRefusal(db.queries, user, await readBankDay(db.queries, caller.at));
  if (signInRefusal) return auditRefusal(bank, caller, user, signInRefusal);
  await renewHash(bank, user, password);
  const { token, sentAt } = await db.transaction((tx) => startHalfSession(tx, bank, user, factor, caller.at));
  caller.cookies.setHalf(token);
  if (factor === 'sms') return succeed(requestCode(user, getSecondsSince(sentAt, caller.at)));
  caller.cookies.challenge(await buildChallengeHeader(bank, token, caller.at));
  return succeed(requestSignature());
}

/** Stores a hash of the current cost. Source: docs/requirements/security.md#password-hash. */
async function renewHash({ db, passwords }: Services, { id, passwordHash }: User, password: string): Promise<void> {
  if (passwords.isCurrent(passwordHash)) return;
  const renewed = await passwords.hash(password);
  // The password may have been changed meanwhile.
  const isSame = and(eq(appUser.id, id), eq(appUser.passwordHash, passwordHash));
  await db.queries.update(appUser).set({ passwordHash: renewed }).where(isSame);
}

async function auditRefusal(
  { db }: Services,
  { at, address }: Caller,
  user: User | null,
  refusal: Refusal,
): Promise<Outcome<never>> {
  const actor = { userId: user?.id ?? null, companyId: null, address };
  await writeAudit(db.queries, { at, actor, action: 'signIn', result: refusal.code });
  return { ok: false, refusal };
}

function getSecondsSince(moment: Date, now: Date): number {
  return Math.floor((now.getTime() - moment.getTime()) / 1000);
}
