import { getReplySubject, checkMail } from '@ncb/shared-kernel/domain/rules';
import { and, eq } from 'drizzle-orm';
import { OPERATOR, writeAudit } from '../../audit';
import { inTransaction, schema } from '../../db';
import { succeed, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { getThreadId } from './letter-rows';
import { storeLetter } from './store-letter';

const { letter } = schema;

/** Stores the bank's answer, unread in the company's inbox. @returns its id */
export async function answerLetter(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: number,
  text: string,
): Promise<Outcome<number>> {
  return inTransaction(db, async (tx) => {
    const [question] = await tx
      .select()
      .from(letter)
      .where(and(eq(letter.id, id), eq(letter.folder, 'sent'), eq(letter.isWaiting, false)));
    if (!question) return refuse('notFound');
    const answer = { subject: getReplySubject(question.subject), text };
    const { companyId, theme } = question;
    const problems = checkMail({ ...answer, theme, replyTo: String(id), attachments: [] });
    if (problems.length > 0) return refuseFields(problems);
    const at = clock.now();
    const stored = await storeLetter(tx, {
      ...answer,
      companyId,
      theme,
      authorId: null,
      files: [],
      at,
      replyTo: id,
      threadId: getThreadId(question),
    });
    await writeAudit(tx, {
      at,
      actor: OPERATOR,
      action: 'sendMail',
      result: 'ok',
      object: { type: 'letter', id: String(stored) },
    });
    return succeed(stored);
  });
}
