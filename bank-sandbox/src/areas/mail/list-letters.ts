import type { AnswerOf, LetterRow, listMail, MailFolder, RequestOf } from '@ncb/shared-kernel/api/contract';
import { MAIL_PORTION } from '@ncb/shared-kernel/domain/vocabulary';
import { and, count, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { kyivMoment } from '../../clock';
import { schema, type Queries } from '../../db';
import { done, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { parseId } from '../ids';
import { senderOf } from './sender';

const { appUser, letter, letterFile } = schema;

/** `get_mail`: one portion of a folder, newest first, and how many letters of the bank nobody has read. */
export async function letters(
  { db }: Services,
  { membership }: CompanyCaller,
  { folder, lastId }: RequestOf<typeof listMail>,
): Promise<Outcome<AnswerOf<typeof listMail>>> {
  const { companyId } = membership;
  const rows = await portion(db.queries, companyId, folder, lastId);
  const withFiles = await lettersWithFiles(
    db.queries,
    rows.map((row) => row.letter.id),
  );
  return done({
    letters: rows.map((row) => toRow(row, withFiles.has(row.letter.id))),
    unread: await unreadOf(db.queries, companyId),
  });
}

async function portion(queries: Queries, companyId: number, folder: MailFolder, lastId: string | null) {
  return queries
    .select({ letter, author: appUser })
    .from(letter)
    .leftJoin(appUser, eq(appUser.id, letter.authorId))
    .where(
      and(
        eq(letter.companyId, companyId),
        eq(letter.folder, folder),
        lastId === null ? undefined : lt(letter.id, parseId(lastId) ?? 0),
      ),
    )
    .orderBy(desc(letter.id))
    .limit(MAIL_PORTION);
}

async function lettersWithFiles(queries: Queries, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await queries
    .selectDistinct({ id: letterFile.letterId })
    .from(letterFile)
    .where(inArray(letterFile.letterId, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

async function unreadOf(queries: Queries, companyId: number): Promise<number> {
  const [found] = await queries
    .select({ unread: count() })
    .from(letter)
    .where(and(eq(letter.companyId, companyId), eq(letter.folder, 'inbox'), isNull(letter.readAt)));
  return found?.unread ?? 0;
}

function toRow(
  { letter: row, author }: Awaited<ReturnType<typeof portion>>[number],
  hasAttachments: boolean,
): LetterRow {
  return {
    id: String(row.id),
    subject: row.subject,
    sender: senderOf(author),
    sent: kyivMoment(row.sentAt),
    isRead: row.folder === 'sent' || row.readAt !== null,
    hasAttachments,
  };
}
