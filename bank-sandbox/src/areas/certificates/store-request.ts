import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { done, refuse, type Outcome } from '../../outcome';

const { certificate, certificateRequest } = schema;

interface NewRequest {
  readonly userId: number;
  readonly companyId: number;
  readonly csr: string;
  readonly keyFingerprint: string;
  readonly now: Date;
}

/**
 * Keeps a request for a certificate of a new key. A key that the bank has ever seen, anybody's, is refused.
 * @returns the request's id
 */
export async function storeRequest(
  tx: Queries,
  { userId, companyId, csr, keyFingerprint, now }: NewRequest,
): Promise<Outcome<number>> {
  const [known] = await tx
    .select({ id: certificate.id })
    .from(certificate)
    .where(eq(certificate.keyFingerprint, keyFingerprint));
  if (known) return refuse('knownKey');
  const [stored] = await tx
    .insert(certificateRequest)
    .values({ userId, companyId, csr, keyFingerprint, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: certificateRequest.id });
  return stored ? done(stored.id) : refuse('knownKey');
}
