import type { DocumentRef } from '@ncb/shared-kernel/api/contract';
import { DocumentStatus, JOURNAL_DETAILS, SignatureRight } from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { inTransaction, schema } from '../../db';
import { succeed } from '../../outcome';
import type { Services } from '../../services';
import { lockDocument } from '../documents/find-document';
import { readSignatureMarks } from '../documents/read-signatures';
import { findApprovalRefusal } from '../payment-rules/approval';
import { voidSignatures } from './void-signatures';

const { document } = schema;

/**
 * Makes a signed document half signed again if the approval policy now demands more than its signers: another person can
 * then add a signature. Two signers without a director lose theirs, as no place is free.
 * Source: docs/requirements/approval-policy.md#signatures.
 */
export async function reopenDocument({ db }: Services, caller: CompanyCaller, { id }: DocumentRef): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await lockDocument(tx, caller.membership.companyId, id);
    if (row?.status !== DocumentStatus.ready || !(await findApprovalRefusal(tx, row, caller.bankDay)))
      return succeed(null);
    const [first, second] = await readSignatureMarks(tx, row);
    const isHalf = first && !second;
    if (!isHalf) await voidSignatures(tx, row.id, caller.at);
    const half = first?.right === SignatureRight.second ? DocumentStatus.signedSecond : DocumentStatus.signedFirst;
    await tx
      .update(document)
      .set({ status: isHalf ? half : DocumentStatus.new })
      .where(eq(document.id, row.id));
    await writeAudit(tx, {
      ...buildAuditEntry(caller, 'reopen', 'document', id),
      detail: JOURNAL_DETAILS.moreSigners,
    });
    return succeed(null);
  });
}
