import { createHash } from 'node:crypto';
import type { addDocumentFile, AnswerOf, RequestOf } from '@ncb/shared-kernel/api/contract';
import { checkDocumentFile } from '@ncb/shared-kernel/domain/rules';
import { JOURNAL_DETAILS } from '@ncb/shared-kernel/domain/vocabulary';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema, type Queries } from '../../db';
import { refuse, refuseFields, succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { withIdempotency } from '../documents/with-idempotency';
import { changeSupporting } from './change-supporting';

const { documentFile } = schema;

/** Answers `add_doc_file`. */
export async function addFile(
  { db }: Services,
  caller: CompanyCaller,
  { documentId, name, content: base64 }: RequestOf<typeof addDocumentFile>,
): Promise<Outcome<AnswerOf<typeof addDocumentFile>>> {
  const content = Buffer.from(base64, 'base64');
  const { userId, at } = caller;
  return withIdempotency(db, caller, (tx) =>
    changeSupporting(tx, caller, documentId, async ({ id, companyId }) => {
      const problems = checkDocumentFile({ name, content: base64 }, content, await countFiles(tx, id));
      if (problems.length > 0) return refuseFields(problems);
      const [stored] = await tx
        .insert(documentFile)
        .values({
          documentId: id,
          companyId,
          name,
          content,
          size: content.byteLength,
          sha256: createHash('sha256').update(content).digest('hex'),
          authorId: userId,
          addedAt: at,
        })
        .returning({ id: documentFile.id });
      if (!stored) return refuse('internalError');
      return succeed({ answer: { id: String(stored.id) }, detail: JOURNAL_DETAILS.fileAdded, fileName: name });
    }),
  );
}

async function countFiles(tx: Queries, documentId: number): Promise<number> {
  const [found] = await tx
    .select({ files: count() })
    .from(documentFile)
    .where(and(eq(documentFile.documentId, documentId), isNull(documentFile.droppedAt)));
  return found?.files ?? 0;
}
