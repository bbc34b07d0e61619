import type { cancelCertificateRequest, RequestOf } from '@ncb/shared-kernel/api/contract';
import { CertificateRequestStatus, JOURNAL_DETAILS } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq } from 'drizzle-orm';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { inTransaction, schema } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { parseId } from '../parse-id';

const { certificateRequest } = schema;

const REASON = JOURNAL_DETAILS.cancelledByOwner;

/** Answers `cancel_cert_request` for the user's own undecided request. */
export async function cancelRequest(
  { db }: Services,
  caller: CompanyCaller,
  { id }: RequestOf<typeof cancelCertificateRequest>,
): Promise<Outcome<Record<string, never>>> {
  return inTransaction(db, async (tx) => {
    const [found] = await tx
      .select({ id: certificateRequest.id, status: certificateRequest.status })
      .from(certificateRequest)
      .where(and(eq(certificateRequest.id, parseId(id) ?? 0), eq(certificateRequest.userId, caller.userId)))
      .for('no key update');
    if (!found) return refuse('notFound');
    if (found.status !== CertificateRequestStatus.requested) return refuse('statusForbidsAction');
    await tx
      .update(certificateRequest)
      .set({ status: CertificateRequestStatus.refused, decidedAt: caller.at, reason: REASON })
      .where(eq(certificateRequest.id, found.id));
    await writeAudit(tx, { ...buildAuditEntry(caller, 'requestCertificate', 'certificate', id), detail: REASON });
    return succeed({});
  });
}
