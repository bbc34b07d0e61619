import { CertificateRequestStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { done, refuse, type Outcome } from '../../outcome';
import { personsNamed } from '../../signatures';

const { appUser, certificate, certificateRequest } = schema;

/** What the owner reads beside a request that he has replaced by another. */
const REPLACED = 'Замінено новим запитом.';

interface NewRequest {
  readonly userId: number;
  readonly companyId: number;
  readonly csr: string;
  readonly keyFingerprint: string;
  readonly now: Date;
}

/**
 * Keeps a request for a certificate of a new key. A key that the bank has ever seen, anybody's, is refused, and so is a
 * request that names another person: its certificate would say that he signed.
 * @returns the request's id
 */
export async function storeRequest(
  tx: Queries,
  { userId, companyId, csr, keyFingerprint, now }: NewRequest,
): Promise<Outcome<number>> {
  const [owner] = await tx.select({ taxCode: appUser.taxCode }).from(appUser).where(eq(appUser.id, userId));
  if (personsNamed(csr).some((code) => tidy(code) !== tidy(owner?.taxCode ?? ''))) return refuse('keyOfAnother');
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

/** Takes the requests of somebody back that still wait: of two sheets the bank could not tell which one he means. */
export async function withdrawRequests(tx: Queries, userId: number, now: Date): Promise<void> {
  await tx
    .update(certificateRequest)
    .set({ status: CertificateRequestStatus.refused, decidedAt: now, reason: REPLACED })
    .where(
      and(eq(certificateRequest.userId, userId), eq(certificateRequest.status, CertificateRequestStatus.requested)),
    );
}

/** A passport is written with and without a space, in capitals or not. */
function tidy(code: string): string {
  return code.replaceAll(/\s/g, '').toUpperCase();
}
