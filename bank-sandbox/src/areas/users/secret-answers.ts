import { KEPT_SECRET_ANSWER } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, ne, notLike } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import type { Passwords } from '../identity/passwords';

const { appUser } = schema;

/** Drops case and extra spaces: the bank's staff compare answers by ear. */
function normalise(answer: string): string {
  return answer.normalize('NFKC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('uk');
}

export async function hashAnswer(passwords: Passwords, answer: string): Promise<string> {
  return answer === '' ? '' : passwords.hash(normalise(answer));
}

export function isSecretAnswer(passwords: Passwords, storedHash: string, answer: string): Promise<boolean> {
  return passwords.matches(storedHash === '' ? null : storedHash, normalise(answer));
}

/** Stores a hash of the current cost for an answer that was right. Source: docs/requirements/security.md#password-hash. */
export async function renewAnswerHash(
  tx: Queries,
  passwords: Passwords,
  { id, secretAnswerHash }: Pick<typeof appUser.$inferSelect, 'id' | 'secretAnswerHash'>,
  answer: string,
): Promise<void> {
  if (passwords.isCurrent(secretAnswerHash)) return;
  const renewed = await hashAnswer(passwords, answer);
  // The answer may have been changed meanwhile.
  const isSame = and(eq(appUser.id, id), eq(appUser.secretAnswerHash, secretAnswerHash));
  await tx.update(appUser).set({ secretAnswerHash: renewed }).where(isSame);
}

/** Returns a placeholder that, sent back, keeps the answer. */
export function getAnswerPlaceholder(storedHash: string): string {
  return storedHash === '' ? '' : KEPT_SECRET_ANSWER;
}

/** Hashes answers that earlier versions stored as plain text. */
export async function hashPlainAnswers(tx: Queries, passwords: Passwords): Promise<void> {
  const { id, secretAnswerHash } = appUser;
  const plain = await tx
    .select({ id, answer: secretAnswerHash })
    .from(appUser)
    .where(and(ne(secretAnswerHash, ''), notLike(secretAnswerHash, '$argon2id$%')));
  for (const user of plain)
    await tx
      .update(appUser)
      .set({ secretAnswerHash: await hashAnswer(passwords, user.answer) })
      .where(eq(id, user.id));
}
