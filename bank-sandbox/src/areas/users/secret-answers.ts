import { KEPT_SECRET_ANSWER } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, ne, notLike } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import type { Passwords } from '../identity/passwords';

const { appUser } = schema;

/** Bank's staff compare it with what somebody says on the telephone: capitals and spaces do not tell people apart. */
function spoken(answer: string): string {
  return answer.normalize('NFKC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('uk');
}

/** What the database keeps of a secret answer; '' of none. */
export async function hashOfAnswer(passwords: Passwords, answer: string): Promise<string> {
  return answer === '' ? '' : passwords.hash(spoken(answer));
}

/** True if somebody gave the answer behind a stored hash. */
export function isAnswer(passwords: Passwords, storedHash: string, answer: string): Promise<boolean> {
  return passwords.matches(storedHash === '' ? null : storedHash, spoken(answer));
}

/** What its owner sees in the place of his answer. Sent back, it leaves the answer as it is. */
export function shownAnswer(storedHash: string): string {
  return storedHash === '' ? '' : KEPT_SECRET_ANSWER;
}

/** Replaces the answers that the bank kept readable before. */
export async function hashReadableAnswers(tx: Queries, passwords: Passwords): Promise<void> {
  const { id, secretAnswerHash } = appUser;
  const readable = await tx
    .select({ id, answer: secretAnswerHash })
    .from(appUser)
    .where(and(ne(secretAnswerHash, ''), notLike(secretAnswerHash, '$argon2id$%')));
  for (const user of readable)
    await tx
      .update(appUser)
      .set({ secretAnswerHash: await hashOfAnswer(passwords, user.answer) })
      .where(eq(id, user.id));
}
