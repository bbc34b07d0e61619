import type { AnswerOf, RequestOf, unsignDocuments, UnsignRef } from '@ncb/shared-kernel/api/contract';
import type { StoredStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { getUnsignTransition } from '@ncb/shared-kernel/domain/workflow';
import { eq } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema } from '../../db';
import type { Outcome } from '../../outcome';
import type { Services } from '../../services';
import { runForEachDocument, toStepOutcome } from './run-for-each-document';
import { changeDocument } from './change-document';
import { readPresentMembership } from './read-present-membership';
import { voidSignatures } from './void-signatures';

const { document } = schema;

/** Answers `unsign_doc`: documents become new. */
export async function unsignEach(
  bank: Services,
  caller: CompanyCaller,
  { documents }: RequestOf<typeof unsignDocuments>,
): Promise<Outcome<AnswerOf<typeof unsignDocuments>>> {
  return runForEachDocument(bank, caller, 'unsign', documents, (ref) => unsignOne(bank, caller, ref));
}

async function unsignOne(bank: Services, caller: CompanyCaller, ref: UnsignRef): Promise<Outcome<StoredStatus>> {
  return changeDocument(bank, caller, 'unsign', ref, async (tx, row) => {
    const step = toStepOutcome(getUnsignTransition(row.status, await readPresentMembership(tx, caller)));
    if (!step.ok) return step;
    await voidSignatures(tx, row.id, caller.at);
    await tx.update(document).set({ status: step.value }).where(eq(document.id, row.id));
    return step;
  });
}
