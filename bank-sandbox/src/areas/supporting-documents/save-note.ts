import type { AnswerOf, RequestOf, saveDocumentNote } from '@ncb/shared-kernel/api/contract';
import { checkDocumentNote } from '@ncb/shared-kernel/domain/rules';
import { tidyLine } from '@ncb/shared-kernel/domain/text';
import { JOURNAL_DETAILS } from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema } from '../../db';
import { refuse, refuseFields, succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { withIdempotency } from '../documents/with-idempotency';
import { changeSupporting } from './change-supporting';

const { documentNote } = schema;

/** Answers `save_doc_note`. */
export async function saveNote(
  { db }: Services,
  caller: CompanyCaller,
  { documentId, note: typed, previous }: RequestOf<typeof saveDocumentNote>,
): Promise<Outcome<AnswerOf<typeof saveDocumentNote>>> {
  const note = tidyLine(typed);
  const problems = checkDocumentNote(note);
  if (problems.length > 0) return refuseFields(problems);
  const { userId, at } = caller;
  return withIdempotency(db, caller, (tx) =>
    changeSupporting(tx, caller, documentId, async ({ id, companyId, version }) => {
      const [stored] = await tx
        .select({ note: documentNote.note })
        .from(documentNote)
        .where(eq(documentNote.documentId, id));
      const present = stored?.note ?? '';
      if (note === present) return succeed({ answer: {}, detail: null });
      if (present !== previous) return refuse('documentChanged', { params: { version: String(version) } });
      const written = { note, authorId: userId, writtenAt: at };
      await tx
        .insert(documentNote)
        .values({ documentId: id, companyId, ...written })
        .onConflictDoUpdate({ target: documentNote.documentId, set: written });
      return succeed({ answer: {}, detail: note === '' ? JOURNAL_DETAILS.noteDropped : JOURNAL_DETAILS.noteChanged });
    }),
  );
}
