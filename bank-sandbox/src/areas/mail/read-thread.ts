import type { AnswerOf, getMailFile, Letter, readLetter, RequestOf } from '@ncb/shared-kernel/api/contract';
import { aliasedTable, and, asc, eq, inArray } from 'drizzle-orm';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { toKyivDay, toKyivMoment } from '../../clock';
import { inTransaction, schema, type Queries } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { parseId } from '../parse-id';
import { formatShortName } from '../identity/users';
import { buildThreadCondition, buildCompanyLettersCondition, getThreadId } from './letter-rows';
import { getSender } from './get-sender';
import { getAnswerDay } from './themes';

const { appUser, letter, letterFile, declaration } = schema;
const signer = aliasedTable(appUser, 'signer');
const confirmer = aliasedTable(appUser, 'confirmer');

/** Answers `read_mail`: the thread becomes read for the whole company; the first reader stays. */
export async function readThread(
  { db }: Services,
  caller: CompanyCaller,
  { id }: RequestOf<typeof readLetter>,
): Promise<Outcome<AnswerOf<typeof readLetter>>> {
  return inTransaction(db, async (tx) => {
    const [letterRow] = await tx
      .select({ id: letter.id, threadId: letter.threadId })
      .from(letter)
      .where(and(eq(letter.id, parseId(id) ?? 0), buildCompanyLettersCondition(caller.membership)));
    if (!letterRow) return refuse('notFound');
    const found = await lockThread(tx, caller, getThreadId(letterRow));
    for (const { row } of found.filter(({ row: { folder, readAt } }) => folder === 'inbox' && readAt === null)) {
      await tx.update(letter).set({ readAt: caller.at, readBy: caller.userId }).where(eq(letter.id, row.id));
      await writeAudit(tx, buildAuditEntry(caller, 'readMail', 'letter', row.id));
    }
    const files = await findFiles(
      tx,
      found.map(({ row }) => row.id),
    );
    const letters = found.map((item) => toLetter(item, files));
    const open = letters.find((item) => item.id === String(letterRow.id));
    return open ? succeed({ letter: open, thread: letters }) : refuse('notFound');
  });
}

async function lockThread(tx: Queries, { membership }: CompanyCaller, id: number) {
  return tx
    .select({ row: letter, author: appUser, signer, confirmer })
    .from(letter)
    .leftJoin(appUser, eq(appUser.id, letter.authorId))
    .leftJoin(declaration, eq(declaration.id, letter.declarationId))
    .leftJoin(signer, eq(signer.id, declaration.signerId))
    .leftJoin(confirmer, eq(confirmer.id, letter.acknowledgedBy))
    .where(and(buildThreadCondition(id), buildCompanyLettersCondition(membership)))
    .orderBy(asc(letter.id))
    .for('no key update', { of: letter });
}

async function findFiles(tx: Queries, letters: readonly number[]) {
  return tx
    .select({ id: letterFile.id, letterId: letterFile.letterId, name: letterFile.name, bytes: letterFile.bytes })
    .from(letterFile)
    .where(inArray(letterFile.letterId, [...letters]))
    .orderBy(asc(letterFile.id));
}

function toLetter(
  { row, author, signer: signed, confirmer: confirmed }: Awaited<ReturnType<typeof lockThread>>[number],
  files: Awaited<ReturnType<typeof findFiles>>,
): Letter {
  return {
    id: String(row.id),
    subject: row.subject,
    sender: getSender(author),
    sent: toKyivMoment(row.sentAt),
    text: row.text,
    attachments: files
      .filter(({ letterId }) => letterId === row.id)
      .map(({ id, name, bytes }) => ({ id: String(id), name, bytes })),
    folder: row.folder,
    theme: row.theme,
    isImportant: row.isImportant,
    confirmed:
      confirmed && row.acknowledgedAt
        ? { name: formatShortName(confirmed), time: toKyivMoment(row.acknowledgedAt) }
        : null,
    signer: signed ? formatShortName(signed) : '',
    answerBy: row.folder === 'sent' ? getAnswerDay(row.theme, toKyivDay(row.sentAt)) : null,
  };
}

/** Answers `get_mail_file`. */
export async function readMailFile(
  { db }: Services,
  { membership }: CompanyCaller,
  { id }: RequestOf<typeof getMailFile>,
): Promise<Outcome<AnswerOf<typeof getMailFile>>> {
  const [found] = await db.queries
    .select()
    .from(letterFile)
    .where(and(eq(letterFile.id, parseId(id) ?? 0), eq(letterFile.companyId, membership.companyId)));
  if (!found) return refuse('notFound');
  return succeed({ name: found.name, content: Buffer.from(found.content).toString('base64') });
}
