import type { AnswerOf, getMailFile, Letter, readLetter, RequestOf } from '@ncb/shared-kernel/api/contract';
import { aliasedTable, and, asc, eq, inArray } from 'drizzle-orm';
import { recordAudit, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { kyivDay, kyivMoment } from '../../clock';
import { attempt, schema, type Queries } from '../../db';
import { done, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { parseId } from '../ids';
import { shortName } from '../identity/users';
import { inThread, ofCompany, threadOf } from './letter-rows';
import { senderOf } from './sender';
import { answerDay } from './themes';

const { appUser, letter, letterFile, declaration } = schema;
const signer = aliasedTable(appUser, 'signer');
const confirmer = aliasedTable(appUser, 'confirmer');

/** Answers `read_mail`: the thread becomes read for the whole company; the first reader stays. */
export async function read(
  { db }: Services,
  caller: CompanyCaller,
  { id }: RequestOf<typeof readLetter>,
): Promise<Outcome<AnswerOf<typeof readLetter>>> {
  return attempt(db, async (tx) => {
    const [asked] = await tx
      .select({ id: letter.id, threadId: letter.threadId })
      .from(letter)
      .where(and(eq(letter.id, parseId(id) ?? 0), ofCompany(caller.membership)));
    if (!asked) return refuse('notFound');
    const found = await thread(tx, caller, threadOf(asked));
    for (const { row } of found.filter(({ row: { folder, readAt } }) => folder === 'inbox' && readAt === null)) {
      await tx.update(letter).set({ readAt: caller.at, readBy: caller.userId }).where(eq(letter.id, row.id));
      await writeAudit(tx, recordAudit(caller, 'readMail', 'letter', row.id));
    }
    const files = await filesOf(
      tx,
      found.map(({ row }) => row.id),
    );
    const letters = found.map((item) => toLetter(item, files));
    const open = letters.find((item) => item.id === String(asked.id));
    return open ? done({ letter: open, thread: letters }) : refuse('notFound');
  });
}

async function thread(tx: Queries, { membership }: CompanyCaller, id: number) {
  return tx
    .select({ row: letter, author: appUser, signer, confirmer })
    .from(letter)
    .leftJoin(appUser, eq(appUser.id, letter.authorId))
    .leftJoin(declaration, eq(declaration.id, letter.declarationId))
    .leftJoin(signer, eq(signer.id, declaration.signerId))
    .leftJoin(confirmer, eq(confirmer.id, letter.acknowledgedBy))
    .where(and(inThread(id), ofCompany(membership)))
    .orderBy(asc(letter.id))
    .for('no key update', { of: letter });
}

async function filesOf(tx: Queries, letters: readonly number[]) {
  return tx
    .select({ id: letterFile.id, letterId: letterFile.letterId, name: letterFile.name, bytes: letterFile.bytes })
    .from(letterFile)
    .where(inArray(letterFile.letterId, [...letters]))
    .orderBy(asc(letterFile.id));
}

function toLetter(
  { row, author, signer: signed, confirmer: confirmed }: Awaited<ReturnType<typeof thread>>[number],
  files: Awaited<ReturnType<typeof filesOf>>,
): Letter {
  return {
    id: String(row.id),
    subject: row.subject,
    sender: senderOf(author),
    sent: kyivMoment(row.sentAt),
    text: row.text,
    attachments: files
      .filter(({ letterId }) => letterId === row.id)
      .map(({ id, name, bytes }) => ({ id: String(id), name, bytes })),
    folder: row.folder,
    theme: row.theme,
    isImportant: row.isImportant,
    confirmed:
      confirmed && row.acknowledgedAt ? { name: shortName(confirmed), time: kyivMoment(row.acknowledgedAt) } : null,
    signer: signed ? shortName(signed) : '',
    answerBy: row.folder === 'sent' ? answerDay(row.theme, kyivDay(row.sentAt)) : null,
  };
}

/** Answers `get_mail_file`. */
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
