import { CertificateRequestStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import { readOwnerCodes } from '../../signatures';

const { appUser, certificate, certificateRequest } = schema;

const REPLACED = 'Замінено новим запитом.';

interface NewRequest {
  readonly userId: number;
  readonly companyId: number;
  readonly csr: string;
  readonly keyFingerprint: string;
  readonly now: Date;
}

/**
 * Stores a request. Refuses a key ever seen by the bank, and a request that names another person: its certificate would
 * make that person the signatory. @returns the request's id
 * @returns the request's id
 */
export async function storeRequest(
  tx: Queries,
  { userId, companyId, csr, keyFingerprint, now }: NewRequest,
): Promise<Outcome<number>> {
  const [owner] = await tx.select({ taxCode: appUser.taxCode }).from(appUser).where(eq(appUser.id, userId));
  if (readOwnerCodes(csr).some((code) => normaliseCode(code) !== normaliseCode(owner?.taxCode ?? '')))
    return refuse('keyOfAnother');
  const [existing] = await tx
    .select({ id: certificate.id })
    .from(certificate)
    .where(eq(certificate.keyFingerprint, keyFingerprint));
  if (existing) return refuse('knownKey');
  const [stored] = await tx
    .insert(certificateRequest)
    .values({ userId, companyId, csr, keyFingerprint, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: certificateRequest.id });
  return stored ? succeed(stored.id) : refuse('knownKey');
}

/** Withdraws the user's open requests: with two printouts the bank cannot tell which is meant. */
export async function withdrawRequests(tx: Queries, userId: number, now: Date): Promise<void> {
  await tx
    .update(certificateRequest)
    .set({ status: CertificateRequestStatus.refused, decidedAt: now, reason: REPLACED })
    .where(
      and(eq(certificateRequest.userId, userId), eq(certificateRequest.status, CertificateRequestStatus.requested)),
    );
}

/** Passports are written with and without a space, in either case. */
function normaliseCode(code: string): string {
  return code.replaceAll(/\s/g, '').toUpperCase();
}
