import { and, asc, desc, eq, gt, lte } from 'drizzle-orm';
import { toKyivDay } from '../../clock';
import { schema, type Queries } from '../../db';
import { CertificateStatus } from '../../db/schema';
import type { RegisteredCertificate } from '../../signatures';

const { certificate } = schema;

const STATUS_NAMES = {
  [CertificateStatus.active]: 'active',
  [CertificateStatus.blocked]: 'blocked',
  [CertificateStatus.revoked]: 'revoked',
} as const;

export interface StoredCertificate extends RegisteredCertificate {
  readonly id: number;
}

/** Finds certificates by the SHA-256 of their DER. */
export function createCertificateRegistry(
  queries: Queries,
): (fingerprint: string) => Promise<StoredCertificate | null> {
  return async (fingerprint) => {
    const [found] = await queries.select().from(certificate).where(eq(certificate.fingerprint, fingerprint));
    return found ? { id: found.id, ownerId: found.userId, der: found.der, status: STATUS_NAMES[found.status] } : null;
  };
}

export async function findActiveCertificates(
  queries: Queries,
  userId: number,
  now: Date,
): Promise<readonly Uint8Array[]> {
  const rows = await queries
    .select({ der: certificate.der })
    .from(certificate)
    .where(buildActiveCondition(userId, now))
    .orderBy(asc(certificate.id));
  return rows.map(({ der }) => der);
}

/** Returns the end of the user's key, `yyyy-MM-dd`; null without a valid one. */
export async function findKeyEnd(queries: Queries, userId: number, now: Date): Promise<string | null> {
  const [found] = await queries
    .select({ until: certificate.validUntil })
    .from(certificate)
    .where(buildActiveCondition(userId, now))
    .orderBy(desc(certificate.validUntil))
    .limit(1);
  return found ? toKyivDay(found.until) : null;
}

function buildActiveCondition(userId: number, now: Date) {
  return and(
    eq(certificate.userId, userId),
    eq(certificate.status, CertificateStatus.active),
    lte(certificate.validFrom, now),
    gt(certificate.validUntil, now),
  );
}

/** Locks an active certificate: it may have been blocked during verification. */
export async function lockActiveCertificate(tx: Queries, id: number): Promise<boolean> {
  const [found] = await tx
    .select({ status: certificate.status })
    .from(certificate)
    .where(eq(certificate.id, id))
    .for('share');
  return found?.status === CertificateStatus.active;
}
