import { createHash } from 'node:crypto';
import type {
  AnswerOf,
  attachQuestionnaireFile,
  getQuestionnaireFile,
  RequestOf,
} from '@ncb/shared-kernel/api/contract';
import type { Problem } from '@ncb/shared-kernel/domain';
import {
  questionnaireFields,
  checkQuestionnaireFile,
  readQuestionnaireFile,
  writeQuestionnaireFile,
  type QuestionnaireDraft,
} from '@ncb/shared-kernel/domain/rules';
import { and, count, eq, inArray } from 'drizzle-orm';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { inTransaction, schema, type Queries } from '../../db';
import { succeed, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { isInReview } from './questionnaire-state';

const { questionnaireFile } = schema;

/** Limit (ours): an ownership scheme is drawn with every change of owners. */
const FILES_MAX = 100;

/** Answers `attach_questionnaire_file`: stores a PDF under the hash of its content. Refused during review. */
export async function storeFile(
  { db }: Services,
  caller: CompanyCaller,
  { fileName, content }: RequestOf<typeof attachQuestionnaireFile>,
): Promise<Outcome<AnswerOf<typeof attachQuestionnaireFile>>> {
  const name = fileName.normalize('NFC').trim();
  const bytes = Buffer.from(content, 'base64');
  const key = checkQuestionnaireFile({ name, content }, bytes);
  if (key) return refuseFields([{ field: 'content', key }]);
  const { membership, userId: addedBy, at: addedAt } = caller;
  const { companyId } = membership;
  const hash = createHash('sha256').update(bytes).digest('hex');
  return inTransaction(db, async (tx) => {
    if (await isInReview(tx, companyId)) return refuse('statusForbidsAction');
    const [stored] = await tx
      .select({ files: count() })
      .from(questionnaireFile)
      .where(eq(questionnaireFile.companyId, companyId));
    if ((stored?.files ?? 0) >= FILES_MAX)
      return refuseFields([{ field: 'content', key: 'tooManyFiles', params: { max: String(FILES_MAX) } }]);
    await tx
      .insert(questionnaireFile)
      .values({ companyId, hash, fileName: name, content: bytes, addedBy, addedAt })
      .onConflictDoNothing();
    await writeAudit(tx, buildAuditEntry(caller, 'saveRecord', 'questionnaire', companyId));
    return succeed({ answer: writeQuestionnaireFile({ hash, name }) });
  });
}

/** Answers `get_questionnaire_file`. */
export async function readFile(
  { db }: Services,
  { membership }: CompanyCaller,
  { hash }: RequestOf<typeof getQuestionnaireFile>,
): Promise<Outcome<AnswerOf<typeof getQuestionnaireFile>>> {
  const found = await findFile(db.queries, membership.companyId, hash);
  if (!found) return refuse('notFound');
  return succeed({ fileName: found.fileName, content: Buffer.from(found.content).toString('base64') });
}

export async function findFile(queries: Queries, companyId: number, hash: string) {
  const [found] = await queries
    .select()
    .from(questionnaireFile)
    .where(and(eq(questionnaireFile.companyId, companyId), eq(questionnaireFile.hash, hash)));
  return found ?? null;
}

/** Reports answers whose file is missing: a signed statement must be verifiable. */
export async function checkFiles(
  queries: Queries,
  companyId: number,
  draft: QuestionnaireDraft,
): Promise<readonly Problem[]> {
  const references = questionnaireFields.flatMap(({ name, wire, kind }) => {
    const answer = draft[name];
    if (kind !== 'file' || typeof answer !== 'string' || answer === '') return [];
    return [{ wire, hash: readQuestionnaireFile(answer)?.hash ?? '' }];
  });
  if (references.length === 0) return [];
  const hashes = references.map(({ hash }) => hash);
  // Without the content of megabytes.
  const stored = await queries
    .select({ hash: questionnaireFile.hash })
    .from(questionnaireFile)
    .where(and(eq(questionnaireFile.companyId, companyId), inArray(questionnaireFile.hash, hashes)));
  return references
    .filter(({ hash }) => !stored.some((file) => file.hash === hash))
    .map(({ wire }) => ({ field: wire, key: 'incorrectFile' }));
}
