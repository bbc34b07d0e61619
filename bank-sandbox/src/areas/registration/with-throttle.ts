import type { Caller } from '../../callers';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { countAttempt, removeFailure, type Subject } from '../identity/throttle';

/**
 * Answers an anonymous request. Failures count by address, so that logins and accounts cannot be enumerated. Source:
 * docs/requirements/security.md#throttling.
 * @param isHit true for an answer that an attacker looks for
 */
export async function withThrottle<T>(
  { db }: Services,
  { at, address }: Caller,
  isHit: (answer: T) => boolean,
  answer: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const subject: Subject = { kind: 'registration', name: address };
  const seconds = await countAttempt(db, [subject], at);
  if (seconds > 0) return refuse('too_many_attempts', { params: { seconds: String(seconds) } });
  const outcome = await answer();
  if (!outcome.ok) return outcome;
  if (isHit(outcome.value)) await removeFailure(db.queries, subject);
  return succeed(outcome.value);
}
