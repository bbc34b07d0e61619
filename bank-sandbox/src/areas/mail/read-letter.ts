import type { AnswerOf, getMailFile, readLetter, RequestOf } from '@ncb/shared-kernel/api/contract';
import { and, asc, eq } from 'drizzle-orm';
import { recordAudit, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { kyivMoment } from '../../clock';
import { attempt, schema } from '../../db';
import { done, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { parseId } from '../ids';
import { senderOf } from './sender';

const { appUser, letter, letterFile } = schema;

/** `read_mail`: one letter; a letter of the bank counts as read for the whole company, and who read it first stays. */
export async function read(
  { db }: Services,
  caller: CompanyCaller,
  { id }: RequestOf<typeof readLetter>,
): Promise<Outcome<AnswerOf<typeof readLetter>>> {
  return attempt(db, async (tx) => {
    const [found] = await tx
      .select({ letter, author: appUser })
      .from(letter)
      .leftJoin(appUser, eq(appUser.id, letter.authorId))
      .where(and(eq(letter.id, parseId(id) ?? 0), eq(letter.companyId, caller.membership.companyId)))
      .for('no key update', { of: letter });
    if (!found) return refuse('notFound');
    const { letter: row, author } = found;
    const files = await tx
      .select({ id: letterFile.id, name: letterFile.name, bytes: letterFile.bytes })
      .from(letterFile)
      .where(eq(letterFile.letterId, row.id))
      .orderBy(asc(letterFile.id));
    if (row.folder === 'inbox' && row.readAt === null) {
      await tx.update(letter).set({ readAt: caller.at, readBy: caller.userId }).where(eq(letter.id, row.id));
      await writeAudit(tx, recordAudit(caller, 'readMail', 'letter', row.id));
    }
    return done({
      letter: {
        id: String(row.id),
        subject: row.subject,
        sender: senderOf(author),
        sent: kyivMoment(row.sentAt),
        text: row.text,
        attachments: files.map((file) => ({ ...file, id: String(file.id) })),
      },
    });
  });
}

/** `get_mail_file`: one file of a letter. */
export async function mailFile(
  { db }: Services,
  { membership }: CompanyCaller,
  { id }: RequestOf<typeof getMailFile>,
): Promise<Outcome<AnswerOf<typeof getMailFile>>> {
  const [found] = await db.queries
    .select()
    .from(letterFile)
    .where(and(eq(letterFile.id, parseId(id) ?? 0), eq(letterFile.companyId, membership.companyId)));
  if (!found) return refuse('notFound');
  return done({ name: found.name, content: Buffer.from(found.content).toString('base64') });
}
