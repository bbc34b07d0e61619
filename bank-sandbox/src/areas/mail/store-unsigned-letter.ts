import { createHash } from 'node:crypto';
import type { AnswerOf, prepareLetter, RequestOf } from '@ncb/shared-kernel/api/contract';
import type { MailDraft } from '@ncb/shared-kernel/domain/rules';
import { and, eq, inArray } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { inTransaction, schema, type Queries } from '../../db';
import { succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { storeDeclaration, withdrawDeclarations } from '../declarations/store-declaration';
import { checkLetterRight } from './letter-declaration';
import { storeLetter, type LetterFile } from './store-letter';
import { checkLetter, findThread } from './check-letter';
import { THEME_NAMES } from './themes';

const { letter, letterFile } = schema;

/** Answers `prepare_mail`: stores a letter and the text whose signature sends it, replacing an earlier unsigned one. */
export async function storeUnsignedLetter(
  { db }: Services,
  caller: CompanyCaller,
  { letter: draft }: RequestOf<typeof prepareLetter>,
): Promise<Outcome<AnswerOf<typeof prepareLetter>>> {
  const files = checkLetter(draft);
  if (!files.ok) return files;
  const { theme, subject, text, replyTo } = draft;
  const { membership, userId, at } = caller;
  return inTransaction(db, async (tx) => {
    // The signing dialog would not find the text.
    const right = await checkLetterRight(tx, caller);
    if (!right.ok) return right;
    const thread = await findThread(tx, caller, replyTo);
    if (!thread.ok) return thread;
    await deleteUnsigned(tx, caller);
    const id = await storeLetter(tx, {
      companyId: membership.companyId,
      authorId: userId,
      theme,
      subject,
      text,
      files: files.value,
      at,
      ...thread.value,
      isWaiting: true,
    });
    const declarationId = await storeDeclaration(tx, caller, {
      kind: 'letter',
      objectId: id,
      subject: `Лист у банк: ${subject}`,
      payload: { letter: id },
      lines: listStatements(draft, files.value),
    });
    await tx
      .update(letter)
      .set({ declarationId: Number(declarationId) })
      .where(eq(letter.id, id));
    return succeed({ id: String(id), declarationId });
  });
}

/** Lists the statements. The text is last, so that nothing in it looks like a line of ours. */
function listStatements({ theme, subject, text, replyTo }: MailDraft, files: readonly LetterFile[]): readonly string[] {
  return [
    `Напрям: ${THEME_NAMES[theme]}`,
    `Тема: ${subject}`,
    ...(replyTo === null ? [] : [`Відповідь на лист: ${replyTo}`]),
    ...files.map(({ name, content }) => {
      const digest = createHash('sha256').update(content).digest('hex');
      return `Файл: ${name}, ${content.byteLength} Б, SHA-256 ${digest}`;
    }),
    'Текст:',
    ...text.split('\n'),
  ];
}

async function deleteUnsigned(tx: Queries, { membership: { companyId }, userId, at }: CompanyCaller): Promise<void> {
  const waiting = await tx
    .select({ id: letter.id })
    .from(letter)
    .where(and(eq(letter.companyId, companyId), eq(letter.authorId, userId), eq(letter.isWaiting, true)))
    .for('update');
  if (waiting.length === 0) return;
  const ids = waiting.map(({ id }) => id);
  for (const objectId of ids) await withdrawDeclarations(tx, { companyId, kind: 'letter', objectId }, at);
  await tx.delete(letterFile).where(inArray(letterFile.letterId, ids));
  await tx.delete(letter).where(inArray(letter.id, ids));
}
