import type { CompanyCaller } from '../../callers';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { verifySignature } from '../../signatures';
import { createCertificateRegistry } from './certificates';

export interface VerifiedSignature {
  readonly certificateId: number;
  readonly signingTime: Date;
  readonly der: Uint8Array;
}

/** Verifies before any lock: this costs 1 ms of arithmetic. */
export async function verifyCallerSignature(
  { db, signatures }: Pick<Services, 'db' | 'signatures'>,
  { userId, at }: CompanyCaller,
  canonical: string,
  der: Uint8Array,
): Promise<Outcome<VerifiedSignature>> {
  const verdict = await verifySignature({
    der,
    storedBytes: new TextEncoder().encode(canonical),
    certificates: createCertificateRegistry(db.queries),
    userId,
    now: at,
    rules: signatures,
  });
  if (!verdict.ok) return refuse(verdict.code);
  return succeed({ certificateId: verdict.certificate.id, signingTime: verdict.signingTime, der });
}
