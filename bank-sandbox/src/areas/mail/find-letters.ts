import type { AnswerOf, LetterRow, listMail, RequestOf } from '@ncb/shared-kernel/api/contract';
import { isDisplayable } from '@ncb/shared-kernel/domain/text';
import { MAIL_PORTION, MAIL_SUBJECT_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { and, asc, count, desc, eq, inArray, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { CompanyCaller, Membership } from '../../callers';
import { toKyivMoment } from '../../clock';
import { schema, buildSearchCondition, type Queries } from '../../db';
import { succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { parseId } from '../parse-id';
import type { User } from '../identity/users';
import { buildCompanyLettersCondition, type LetterRecord } from './letter-rows';
import { getSender } from './get-sender';

const { appUser, letter, letterFile } = schema;
const EXCERPT_MAX = 120;

/** Answers `get_mail`. */
export async function findLetters(
  { db }: Services,
  { membership }: CompanyCaller,
  request: RequestOf<typeof listMail>,
): Promise<Outcome<AnswerOf<typeof listMail>>> {
  const { queries } = db;
  return succeed({
    letters: await findPortion(queries, membership, request),
    unread: await countUnread(queries, membership),
    toConfirm: await findUnconfirmed(queries, membership),
  });
}

async function findPortion(
  queries: Queries,
  membership: Membership,
  { folder, lastId, words }: RequestOf<typeof listMail>,
): Promise<LetterRow[]> {
  const searchText = words.trim();
  // The database fails at some characters (U+0000).
  if (!isDisplayable(searchText) || searchText.length > MAIL_SUBJECT_MAX) return [];
  return findLetterRows(queries, membership, MAIL_PORTION, [
    eq(letter.folder, folder),
    lastId === null ? undefined : lt(letter.id, parseId(lastId) ?? 0),
    searchText === ''
      ? undefined
      : or(
          buildSearchCondition(letter.subject, searchText),
          buildSearchCondition(letter.text, searchText),
          eq(letter.id, parseId(searchText) ?? 0),
        ),
  ]);
}

/** Finds the newest letters of the company under the conditions, at most `max`. */
export async function findLetterRows(
  queries: Queries,
  membership: Membership,
  max: number,
  conditions: readonly (SQL | undefined)[],
): Promise<LetterRow[]> {
  const found = await queries
    .select({ letter, author: appUser })
    .from(letter)
    .leftJoin(appUser, eq(appUser.id, letter.authorId))
    .where(and(buildCompanyLettersCondition(membership), ...conditions))
    .orderBy(desc(letter.id))
    .limit(max);
  const withFiles = await findLettersWithFiles(
    queries,
    found.map((row) => row.letter.id),
  );
  return found.map((row) => toRow(row, withFiles.has(row.letter.id)));
}

async function findLettersWithFiles(queries: Queries, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await queries
    .selectDistinct({ id: letterFile.letterId })
    .from(letterFile)
    .where(inArray(letterFile.letterId, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

async function countUnread(queries: Queries, { companyId }: Membership): Promise<number> {
  const [found] = await queries
    .select({ unread: count() })
    .from(letter)
    .where(and(eq(letter.companyId, companyId), eq(letter.folder, 'inbox'), isNull(letter.readAt)));
  return found?.unread ?? 0;
}

async function findUnconfirmed(queries: Queries, { companyId }: Membership): Promise<string | null> {
  const [found] = await queries
    .select({ id: letter.id })
    .from(letter)
    .where(and(eq(letter.companyId, companyId), eq(letter.isImportant, true), isNull(letter.acknowledgedAt)))
    .orderBy(asc(letter.id))
    .limit(1);
  return found ? String(found.id) : null;
}

interface FoundLetter {
  readonly letter: LetterRecord;
  readonly author: User | null;
}

function toRow({ letter: row, author }: FoundLetter, hasAttachments: boolean): LetterRow {
  return {
    id: String(row.id),
    subject: row.subject,
    sender: getSender(author),
    sent: toKyivMoment(row.sentAt),
    isRead: row.folder === 'sent' || row.readAt !== null,
    hasAttachments,
    theme: row.theme,
    excerpt: row.text.replace(/\s+/g, ' ').trim().slice(0, EXCERPT_MAX),
    isAnswer: row.replyTo !== null,
    isSigned: row.declarationId !== null,
    isImportant: row.isImportant,
    isToConfirm: row.isImportant && row.acknowledgedAt === null,
  };
}
