import type { AnswerOf, CertificateRequest, listCertificateRequests } from '@ncb/shared-kernel/api/contract';
import { decodePem, getKeyId, readRequest, toHex, toPem } from '@ncb/shared-kernel/signature';
import { desc, eq } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { toKyivMoment } from '../../clock';
import { schema } from '../../db';
import { succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';

const { certificateRequest } = schema;

const ROWS_MAX = 100;

/** Answers `get_cert_requests`: the user's own, in all companies. */
export async function findOwnRequests(
  { db }: Services,
  { userId }: CompanyCaller,
): Promise<Outcome<AnswerOf<typeof listCertificateRequests>>> {
  const rows = await db.queries
    .select()
    .from(certificateRequest)
    .where(eq(certificateRequest.userId, userId))
    .orderBy(desc(certificateRequest.id))
    .limit(ROWS_MAX);
  return succeed({
    requests: await Promise.all(
      rows.map(async ({ id, createdAt, csr, status, der, reason }) => ({
        id: String(id),
        ...(await readRequestKey(csr)),
        created: toKyivMoment(createdAt),
        status,
        certificate: der && toPem('CERTIFICATE', der),
        reason,
      })),
    ),
  });
}

async function readRequestKey(csr: string): Promise<Pick<CertificateRequest, 'keyId' | 'publicKey'>> {
  const request = decodePem('CERTIFICATE REQUEST', csr);
  const point = request && (await readRequest(request));
  return { keyId: point && (await getKeyId(point)), publicKey: point && toHex(point) };
}
