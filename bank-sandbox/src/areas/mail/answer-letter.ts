import { answerSubject, checkMail } from '@ncb/shared-kernel/domain/rules';
import { and, eq } from 'drizzle-orm';
import { OPERATOR, writeAudit } from '../../audit';
import { attempt, schema } from '../../db';
import { done, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { threadOf } from './letter-rows';
import { storeLetter } from './store-letter';

const { letter } = schema;

/** Stores the bank's answer, unread in the company's inbox. @returns its id */
export async function answerLetter(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: number,
  text: string,
): Promise<Outcome<number>> {
  return attempt(db, async (tx) => {
    const [asked] = await tx
      .select()
      .from(letter)
      .where(and(eq(letter.id, id), eq(letter.folder, 'sent'), eq(letter.isWaiting, false)));
    if (!asked) return refuse('notFound');
    const answer = { subject: answerSubject(asked.subject), text };
    const { companyId, theme } = asked;
    const problems = checkMail({ ...answer, theme, replyTo: String(id), attachments: [] });
    if (problems.length > 0) return refuseFields(problems);
    const at = clock.now();
    const stored = await storeLetter(tx, {
      ...{ ...answer, companyId, theme, authorId: null, files: [], at },
      ...{ replyTo: id, threadId: threadOf(asked) },
    });
    await writeAudit(tx, {
      ...{ at, actor: OPERATOR, action: 'sendMail', result: 'ok' },
      object: { type: 'letter', id: String(stored) },
    });
    return done(stored);
  });
}
