import type { SignInAnswer } from '@ncb/shared-kernel/api/contract';
import { checkSmsCode } from '@ncb/shared-kernel/domain/rules';
import { SMS_CODE_TRIES, UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { writeAudit } from '../../audit';
import type { Caller } from '../../callers';
import { readBankDay } from '../../clock';
import { attempt } from '../../db';
import { done, refuse, refuseFields, type Outcome, type Refusal } from '../../outcome';
import type { Services } from '../../services';
import { codeSent, signedIn } from './answers';
import { countTry, endHalfSession, findHalfSession, resend, type HalfSession } from './half-sessions';
import { SMS_RESEND_MS } from './limits';
import { startSession } from './sessions';
import { codeMac, sameHex } from './tokens';
import { countAttempt, forgive } from './throttle';
import { signInBar, userById } from './users';

/**
 * Step 2: the code of the half-made session makes it a whole one, under a new token.
 * @param typedLogin sent along or not; another user's login belongs to another sign-in
 */
export async function confirmCode(
  bank: Services,
  caller: Caller,
  code: string,
  typedLogin: string | null,
): Promise<Outcome<SignInAnswer>> {
  const half = await readHalf(bank, caller);
  if (!half) return refuse('unauthorized');
  if (typedLogin !== null && (await userById(bank.db.queries, half.userId)).login !== typedLogin) {
    return refuse('unauthorized');
  }
  const problems = checkSmsCode(code);
  if (problems.length > 0) return refuseFields(problems);
  const bar = await checkCode(bank, caller, half, code);
  if (bar) {
    const actor = { userId: half.userId, companyId: null, address: caller.address };
    await writeAudit(bank.db.queries, { at: caller.at, actor, action: 'smsCode', result: bar.code });
    return { ok: false, refusal: bar };
  }
  return openSession(bank, caller, half);
}

/** `resend_code`: another code for the same half-made session. */
export async function resendSmsCode(bank: Services, caller: Caller): Promise<Outcome<SignInAnswer>> {
  const half = await readHalf(bank, caller);
  if (!half) return refuse('unauthorized');
  if (half.tries >= SMS_CODE_TRIES) return refuse('sms_tries_exhausted');
  const user = await userById(bank.db.queries, half.userId);
  if (await resend(bank.db, bank, half.tokenHash, user, caller.at)) return done(codeSent(user));
  const wait = Math.ceil((half.codeSentAt.getTime() + SMS_RESEND_MS - caller.at.getTime()) / 1000);
  return refuse('too_many_attempts', { params: { seconds: String(Math.max(1, wait)) } });
}

async function readHalf(bank: Services, { cookies, at }: Caller): Promise<HalfSession | null> {
  return cookies.halfToken === null ? null : findHalfSession(bank.db.queries, cookies.halfToken, at);
}

/** Why the code does not open the session; null if it does. */
async function checkCode(bank: Services, { at }: Caller, half: HalfSession, code: string): Promise<Refusal | null> {
  const { db, pepper } = bank;
  if (at >= half.codeExpiresAt) return { code: 'sms_code_expired' };
  const nth = await countTry(db.queries, half.tokenHash);
  if (nth === null) return { code: 'sms_tries_exhausted' };
  const subject = { kind: 'code', name: String(half.userId) } as const;
  const seconds = await countAttempt(db, [subject], at);
  if (seconds > 0) return { code: 'too_many_attempts', params: { seconds: String(seconds) } };
  if (!sameHex(half.codeMac, codeMac(pepper, half.tokenHash, code))) {
    const triesLeft = SMS_CODE_TRIES - nth;
    return triesLeft === 0
      ? { code: 'sms_tries_exhausted' }
      : { code: 'invalid_sms_code', params: { triesLeft: String(triesLeft) } };
  }
  await forgive(db.queries, subject);
  return null;
}

async function openSession(bank: Services, caller: Caller, half: HalfSession): Promise<Outcome<SignInAnswer>> {
  const { db } = bank;
  const user = await userById(db.queries, half.userId);
  const bar = await signInBar(db.queries, user, await readBankDay(db.queries, caller.at));
  if (bar) return { ok: false, refusal: bar };
  const token = await attempt(db, async (tx) => {
    // The right code sent twice at once opens one session.
    if (!(await endHalfSession(tx, half.tokenHash))) return refuse('unauthorized');
    const made = await startSession(tx, user, caller.address, caller.at);
    await writeAudit(tx, {
      at: caller.at,
      actor: { userId: user.id, companyId: null, address: caller.address },
      action: user.status === UserStatus.temporaryPassword ? 'signInWithTemporaryPassword' : 'signIn',
      result: 'ok',
    });
    return done(made);
  });
  if (!token.ok) return token;
  caller.cookies.setSession(token.value);
  return done(signedIn(user));
}
