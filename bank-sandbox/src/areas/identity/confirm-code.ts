import type { SignInAnswer } from '@ncb/shared-kernel/api/contract';
import { checkSmsCode } from '@ncb/shared-kernel/domain/rules';
import { SMS_CODE_TRIES } from '@ncb/shared-kernel/domain/vocabulary';
import { writeAudit } from '../../audit';
import type { Caller } from '../../callers';
import { succeed, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { requestCode } from './sign-in-answers';
import { checkCode } from './check-code';
import { readHalfSession, resendCode } from './half-sessions';
import { SMS_RESEND_MS } from './limits';
import { openSession } from './open-session';
import { findUserById } from './users';

/**
 * Confirms step 2 by the SMS code.
 * @param typedLogin optional; another user's login belongs to another sign-in
 */
export async function confirmCode(
  bank: Services,
  caller: Caller,
  code: string,
  typedLogin: string | null,
): Promise<Outcome<SignInAnswer>> {
  const half = await readHalfSession(bank.db.queries, caller, 'sms');
  if (!half) return refuse('unauthorized');
  if (typedLogin !== null && (await findUserById(bank.db.queries, half.userId)).login !== typedLogin) {
    return refuse('unauthorized');
  }
  const problems = checkSmsCode(code);
  if (problems.length > 0) return refuseFields(problems);
  const refusal = await checkCode(bank, caller, half, code, 'code');
  if (refusal) {
    const actor = { userId: half.userId, companyId: null, address: caller.address };
    await writeAudit(bank.db.queries, { at: caller.at, actor, action: 'smsCode', result: refusal.code });
    return { ok: false, refusal: refusal };
  }
  return openSession(bank, caller, half, null);
}

/** Answers `resend_code`. */
export async function resendSmsCode(bank: Services, caller: Caller): Promise<Outcome<SignInAnswer>> {
  const half = await readHalfSession(bank.db.queries, caller, 'sms');
  if (!half) return refuse('unauthorized');
  if (half.tries >= SMS_CODE_TRIES) return refuse('sms_tries_exhausted');
  const user = await findUserById(bank.db.queries, half.userId);
  if (await resendCode(bank.db, bank, half.tokenHash, user, caller.at)) return succeed(requestCode(user));
  const sentAt = half.codeSentAt ?? caller.at;
  const wait = Math.ceil((sentAt.getTime() + SMS_RESEND_MS - caller.at.getTime()) / 1000);
  return refuse('too_many_attempts', { params: { seconds: String(Math.max(1, wait)) } });
}
