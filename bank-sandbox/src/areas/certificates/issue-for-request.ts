import { CertificateRequestStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import type { Services } from '../../services';
import { issueCertificate, openBankAuthority, createSerial } from '../../signatures';

const { certificateRequest } = schema;

const VALID_FOR_MS = 2 * 365 * 24 * 60 * 60_000;

type RequestRow = typeof certificateRequest.$inferSelect;

/** Issues the certificate of a locked request; it is unusable until its owner uploads it. */
export async function issueForRequest(
  tx: Queries,
  { config }: Pick<Services, 'config'>,
  { id, csr }: Pick<RequestRow, 'id' | 'csr'>,
  now: Date,
): Promise<void> {
  const authority = await openBankAuthority(config.dataDir, now);
  const validTo = new Date(now.getTime() + VALID_FOR_MS);
  const issuing = await issueCertificate(authority, csr, { serial: createSerial(), validFrom: now, validTo });
  if (!issuing.ok) throw new Error(`the stored request ${id} is damaged`);
  const { der, fingerprint } = issuing.certificate;
  await tx
    .update(certificateRequest)
    .set({ status: CertificateRequestStatus.issued, decidedAt: now, der, fingerprint })
    .where(eq(certificateRequest.id, id));
}
