import { SMS_CODE_TRIES } from '@ncb/shared-kernel/domain/vocabulary';
import type { Caller } from '../../callers';
import type { Refusal } from '../../outcome';
import type { Services } from '../../services';
import { countCodeAttempt, type HalfSession } from './half-sessions';
import { countAttempt, resetFailures } from './throttle';
import { hashCode, isSameHex } from './tokens';

/**
 * Returns why an SMS code is refused. Each attempt counts before the comparison.
 * @param kind purpose: wrong codes for one purpose do not lock another
 */
export async function checkCode(
  { db, pepper }: Services,
  { at }: Caller,
  half: HalfSession,
  code: string,
  kind: 'code' | 'lostKeyCode' | 'passkeyCode',
): Promise<Refusal | null> {
  if (half.codeMac === null || half.codeExpiresAt === null || at >= half.codeExpiresAt)
    return { code: 'sms_code_expired' };
  const nth = await countCodeAttempt(db.queries, half.tokenHash);
  if (nth === null) return { code: 'sms_tries_exhausted' };
  const subject = { kind, name: String(half.userId) };
  const seconds = await countAttempt(db, [subject], at);
  if (seconds > 0) return { code: 'too_many_attempts', params: { seconds: String(seconds) } };
  if (!isSameHex(half.codeMac, hashCode(pepper, half.tokenHash, code))) {
    const triesLeft = SMS_CODE_TRIES - nth;
    return triesLeft === 0
      ? { code: 'sms_tries_exhausted' }
      : { code: 'invalid_sms_code', params: { triesLeft: String(triesLeft) } };
  }
  await resetFailures(db.queries, subject);
  return null;
}
