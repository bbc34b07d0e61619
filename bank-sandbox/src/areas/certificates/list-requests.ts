import type { AnswerOf, CertificateRequest, listCertificateRequests } from '@ncb/shared-kernel/api/contract';
import { fromPem, keyId, readRequest, toHex, toPem } from '@ncb/shared-kernel/signature';
import { desc, eq } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { kyivMoment } from '../../clock';
import { schema } from '../../db';
import { done, type Outcome } from '../../outcome';
import type { Services } from '../../services';

const { certificateRequest } = schema;

/** The newest ones; what became of older ones nobody asks. */
const ROWS_MAX = 100;

/** `get_cert_requests`: the user's own requests, newest first; a key is a person's, whatever company he asked for. */
export async function ownRequests(
  { db }: Services,
  { userId }: CompanyCaller,
): Promise<Outcome<AnswerOf<typeof listCertificateRequests>>> {
  const rows = await db.queries
    .select()
    .from(certificateRequest)
    .where(eq(certificateRequest.userId, userId))
    .orderBy(desc(certificateRequest.id))
    .limit(ROWS_MAX);
  return done({
    requests: await Promise.all(
      rows.map(async ({ id, createdAt, csr, status, der, reason }) => ({
        id: String(id),
        ...(await keyOf(csr)),
        created: kyivMoment(createdAt),
        status,
        certificate: der && toPem('CERTIFICATE', der),
        reason,
      })),
    ),
  });
}

async function keyOf(csr: string): Promise<Pick<CertificateRequest, 'keyId' | 'publicKey'>> {
  const request = fromPem('CERTIFICATE REQUEST', csr);
  const point = request && (await readRequest(request));
  return { keyId: point && (await keyId(point)), publicKey: point && toHex(point) };
}
