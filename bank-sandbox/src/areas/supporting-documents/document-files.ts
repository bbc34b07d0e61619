import type {
  AnswerOf,
  dropDocumentFile,
  getDocumentFile,
  getSupportingDocuments,
  RequestOf,
} from '@ncb/shared-kernel/api/contract';
import { JOURNAL_DETAILS } from '@ncb/shared-kernel/domain/vocabulary';
import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { toKyivMoment } from '../../clock';
import { inTransaction, schema, type Queries } from '../../db';
import { refuse, succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { findDocument, isReadable } from '../documents/find-document';
import { findShortNames } from '../identity/users';
import { parseId } from '../parse-id';
import { canPrepare, changeSupporting, isChangeable } from './change-supporting';

const { documentFile, documentNote } = schema;

/** Answers `get_doc_files`. */
export async function readSupporting(
  { db: { queries } }: Services,
  { membership }: CompanyCaller,
  { documentId }: RequestOf<typeof getSupportingDocuments>,
): Promise<Outcome<AnswerOf<typeof getSupportingDocuments>>> {
  const row = await findDocument(queries, membership.companyId, documentId);
  if (!row || !isReadable(row, membership)) return refuse('notFound');
  const [noted] = await queries.select().from(documentNote).where(eq(documentNote.documentId, row.id));
  const { id, name, size, sha256, authorId, addedAt } = documentFile;
  const files = await queries
    .select({ id, name, size, sha256, authorId, addedAt })
    .from(documentFile)
    .where(and(eq(documentFile.documentId, row.id), isNull(documentFile.droppedAt)))
    .orderBy(asc(id));
  const names = await findShortNames(queries, [
    ...files.map((file) => file.authorId),
    ...(noted ? [noted.authorId] : []),
  ]);
  return succeed({
    note: noted?.note ?? '',
    noteAuthor: (noted && names.get(noted.authorId)) ?? '',
    notedAt: noted ? toKyivMoment(noted.writtenAt) : null,
    files: files.map((file) => ({
      id: String(file.id),
      name: file.name,
      size: file.size,
      sha256: file.sha256,
      author: names.get(file.authorId) ?? '',
      addedAt: toKyivMoment(file.addedAt),
    })),
    canChange: canPrepare(row, membership) && (await isChangeable(queries, row)),
  });
}

/** Answers `get_doc_file`. */
export async function readFile(
  { db: { queries } }: Services,
  caller: CompanyCaller,
  { id }: RequestOf<typeof getDocumentFile>,
): Promise<Outcome<AnswerOf<typeof getDocumentFile>>> {
  const documentId = await findDocumentId(queries, caller, id);
  const row = documentId === null ? null : await findDocument(queries, caller.membership.companyId, documentId);
  if (!row || !isReadable(row, caller.membership)) return refuse('notFound');
  const [file] = await queries
    .select({ name: documentFile.name, content: documentFile.content })
    .from(documentFile)
    .where(buildFileCondition(caller, id));
  if (!file?.content) return refuse('notFound');
  return succeed({ name: file.name, content: Buffer.from(file.content).toString('base64') });
}

/** Answers `drop_doc_file`. */
export async function dropFile(
  { db }: Services,
  caller: CompanyCaller,
  { id }: RequestOf<typeof dropDocumentFile>,
): Promise<Outcome<AnswerOf<typeof dropDocumentFile>>> {
  return inTransaction(db, async (tx) => {
    const documentId = await findDocumentId(tx, caller, id);
    if (documentId === null) return refuse('notFound');
    return changeSupporting(tx, caller, documentId, async () => {
      // Again under the document's lock: a colleague may have removed it meanwhile.
      const [dropped] = await tx
        .update(documentFile)
        .set({ droppedBy: caller.userId, droppedAt: caller.at, content: keepSignedContent() })
        .where(buildFileCondition(caller, id))
        .returning({ name: documentFile.name });
      if (!dropped) return refuse('notFound');
      return succeed({ answer: {}, detail: JOURNAL_DETAILS.fileDropped, fileName: dropped.name });
    });
  });
}

/** Builds the bytes that a removed file keeps: all if a signature, also a revoked one, is of a text that named it. */
function keepSignedContent(): SQL {
  return sql`CASE WHEN EXISTS (
    SELECT FROM document_signature AS signature
    JOIN document_version AS signed ON signed.document_id = signature.document_id AND signed.version = signature.version
    WHERE signature.document_id = ${documentFile.documentId} AND strpos(signed.canonical, ${documentFile.sha256}) > 0
  ) THEN ${documentFile.content} END`;
}

async function findDocumentId(queries: Queries, caller: CompanyCaller, id: string): Promise<string | null> {
  const [found] = await queries
    .select({ documentId: documentFile.documentId })
    .from(documentFile)
    .where(buildFileCondition(caller, id));
  return found ? String(found.documentId) : null;
}

function buildFileCondition({ membership }: CompanyCaller, id: string) {
  return and(
    eq(documentFile.id, parseId(id) ?? 0),
    eq(documentFile.companyId, membership.companyId),
    isNull(documentFile.droppedAt),
  );
}
