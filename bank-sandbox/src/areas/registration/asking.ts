import type { Caller } from '../../callers';
import { done, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { countAttempt, uncount, type Subject } from '../identity/throttle';

/**
 * Answers a question of somebody unknown; what fails counts against his address, so that codes, accounts and logins
 * cannot be tried one after the other. Source: reference/security 39, 40
 * @param isHit whether an answer is one that a guesser hopes for
 */
export async function asking<T>(
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
  if (isHit(outcome.value)) await uncount(db.queries, subject);
  return done(outcome.value);
}
