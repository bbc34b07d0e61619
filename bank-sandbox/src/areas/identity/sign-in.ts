import type { login, RequestOf, SignInAnswer } from '@ncb/shared-kernel/api/contract';
import { checkSignIn } from '@ncb/shared-kernel/domain/rules';
import { writeAudit } from '../../audit';
import type { Caller } from '../../callers';
import { readBankDay } from '../../clock';
import { done, refuse, refuseFields, type Outcome, type Refusal } from '../../outcome';
import type { Services } from '../../services';
import { codeSent } from './answers';
import { startHalfSession } from './half-sessions';
import { confirmCode } from './second-factor';
import { countAttempt, forgive, uncount, type Subject } from './throttle';
import { signInBar, userByLogin, type User } from './users';

/** Longer ones are nobody's, and hashing them would cost time. */
const LOGIN_MAX = 64;
const PASSWORD_MAX = 256;

/** `login`: step 1 with login and password, step 2 with the code. */
export async function signIn(
  bank: Services,
  caller: Caller,
  request: RequestOf<typeof login>,
): Promise<Outcome<SignInAnswer>> {
  // Sign-in by key comes with its own challenge, in a later issue.
  if (request.secondFactor !== 'sms') return refuse('badRequest', { params: { where: 'tfa' } });
  // The specification sends login and password along with the code; the half-made session has them already.
  if (request.code !== null) return confirmCode(bank, caller, request.code, request.login);
  const [typedLogin, password] = [request.login ?? '', request.password ?? ''];
  const problems = checkSignIn(typedLogin, password);
  if (problems.length > 0) return refuseFields(problems);
  if (typedLogin.length > LOGIN_MAX || password.length > PASSWORD_MAX) return refuse('invalid_credentials');
  return checkPassword(bank, caller, typedLogin, password);
}

async function checkPassword(
  bank: Services,
  caller: Caller,
  typedLogin: string,
  password: string,
): Promise<Outcome<SignInAnswer>> {
  const { db, passwords } = bank;
  const loginSubject: Subject = { kind: 'login', name: typedLogin };
  const addressSubject: Subject = { kind: 'address', name: caller.address };
  const seconds = await countAttempt(db, [loginSubject, addressSubject], caller.at);
  if (seconds > 0) {
    return refused(bank, caller, null, { code: 'too_many_attempts', params: { seconds: String(seconds) } });
  }
  const user = await userByLogin(db.queries, typedLogin);
  if (!(await passwords.matches(user?.passwordHash ?? null, password)) || !user) {
    return refused(bank, caller, user, { code: 'invalid_credentials' });
  }
  await forgive(db.queries, loginSubject);
  await uncount(db.queries, addressSubject);
  const bar = await signInBar(db.queries, user, await readBankDay(db.queries, caller.at));
  if (bar) return refused(bank, caller, user, bar);
  caller.cookies.setHalf(await db.transaction((tx) => startHalfSession(tx, bank, user, caller.at)));
  return done(codeSent(user));
}

async function refused(
  { db }: Services,
  { at, address }: Caller,
  user: User | null,
  refusal: Refusal,
): Promise<Outcome<never>> {
  const actor = { userId: user?.id ?? null, companyId: null, address };
  await writeAudit(db.queries, { at, actor, action: 'signIn', result: refusal.code });
  return { ok: false, refusal };
}
