import { CertificateRequestStatus, UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq } from 'drizzle-orm';
import { issueForRequest } from '../areas/certificates/issue-for-request';
import { openRequestCondition } from '../areas/certificates/open-request-condition';
import { OPERATOR, writeAudit, type AuditAction } from '../audit';
import { inTransaction, schema, type Queries } from '../db';
import { succeed, refuse, type Outcome } from '../outcome';
import type { Services } from '../services';
import { sendMail } from './send-mail';

const { appUser, certificateRequest } = schema;

type Nothing = Record<string, never>;

/** Issues a certificate, which is unusable until its owner uploads it. */
export async function issueRequestedCertificate(
  { db, clock, config }: Services,
  requestId: number,
): Promise<Outcome<Nothing>> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const found = await lockRequest(tx, requestId, now);
    if (!found) return refuse('notFound');
    const { request, owner } = found;
    if (!MAY_SIGN.includes(owner.status)) return refuse('userStatusForbidsAction');
    await issueForRequest(tx, { config }, request, now);
    const text = 'Банк видав сертифікат вашого ключа. Завантажте його в розділі «Керування ключами».';
    await sendMail(tx, { to: owner.email, subject: 'Сертифікат видано', text, at: now });
    await writeAudit(tx, buildAuditEntry('issueCertificate', request, now));
    return succeed({});
  });
}

export async function refuseRequestedCertificate(
  { db, clock }: Services,
  requestId: number,
  reason: string,
): Promise<Outcome<Nothing>> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const found = await lockRequest(tx, requestId, now);
    if (!found) return refuse('notFound');
    await tx
      .update(certificateRequest)
      .set({ status: CertificateRequestStatus.refused, decidedAt: now, reason })
      .where(eq(certificateRequest.id, requestId));
    const text = `Причина: ${reason}`;
    await sendMail(tx, { to: found.owner.email, subject: 'Сертифікат не видано', text, at: now });
    await writeAudit(tx, buildAuditEntry('refuseCertificate', found.request, now));
    return succeed({});
  });
}

const MAY_SIGN: readonly UserStatus[] = [UserStatus.active, UserStatus.temporaryPassword];

type RequestRow = typeof certificateRequest.$inferSelect;

async function lockRequest(tx: Queries, requestId: number, now: Date) {
  const [found] = await tx
    .select({ request: certificateRequest, owner: appUser })
    .from(certificateRequest)
    .innerJoin(appUser, eq(appUser.id, certificateRequest.userId))
    .where(and(eq(certificateRequest.id, requestId), openRequestCondition(now)))
    .for('no key update', { of: certificateRequest });
  return found ?? null;
}

function buildAuditEntry(action: AuditAction, { id, companyId }: RequestRow, at: Date) {
  const object = { type: 'certificate', id: String(id) } as const;
  return { at, actor: { ...OPERATOR, companyId }, action, object, result: 'ok' } as const;
}
