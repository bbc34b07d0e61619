import type { RequestOf, uploadCertificate } from '@ncb/shared-kernel/api/contract';
import { getCertificateFingerprint, decodeBase64, decodePem, readCertificate } from '@ncb/shared-kernel/signature';
import { readDstuCertificate } from '@ncb/shared-kernel/signature/dstu';
import { and, eq, ne } from 'drizzle-orm';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { inTransaction, schema, type Queries } from '../../db';
import { CertificateStatus } from '../../db/schema';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { verifySignature, type SignatureRules } from '../../signatures';
import { findOwnerMismatch, readForeignCertificate, type NewCertificate } from './read-foreign-certificate';

const { certificate, certificateRequest } = schema;

type Request = RequestOf<typeof uploadCertificate>;

/**
 * Answers `upload_cert`: registers a certificate and revokes the user's others. The signature, detached CAdES-BES over
 * the certificate's DER, proves that the user holds the new key.
 */
export async function registerCertificate(
  { db, signatures }: Services,
  caller: CompanyCaller,
  request: Request,
): Promise<Outcome<Record<string, never>>> {
  const outcome = await inTransaction(db, async (tx) => {
    const der = decodePem('CERTIFICATE', request.certificate) ?? decodeBase64(request.certificate);
    const issued = der && ((await lockIssued(tx, caller.userId, der)) ?? (await readForeignCertificate(der)));
    if (!issued) return refuse('notFound');
    const [existing] = await tx
      .select({ id: certificate.id })
      .from(certificate)
      .where(eq(certificate.keyFingerprint, issued.keyFingerprint));
    if (existing) return refuse('knownKey');
    const refusal =
      (await findOwnerMismatch(tx, issued, caller)) ??
      (await findSignatureRefusal(signatures, issued, caller, request.signature));
    if (refusal) return refuse(refusal);
    const serial = await storeCertificate(tx, issued, caller);
    await writeAudit(tx, buildAuditEntry(caller, 'uploadCertificate', 'certificate', serial));
    return succeed({});
  });
  if (!outcome.ok)
    await writeAudit(
      db.queries,
      buildAuditEntry(caller, 'uploadCertificate', 'certificate', '-', outcome.refusal.code),
    );
  return outcome;
}

async function lockIssued(tx: Queries, userId: number, der: Uint8Array): Promise<NewCertificate | null> {
  const [found] = await tx
    .select()
    .from(certificateRequest)
    .where(
      and(
        eq(certificateRequest.userId, userId),
        eq(certificateRequest.fingerprint, await getCertificateFingerprint(der)),
      ),
    )
    .for('no key update');
  return found?.der && found.fingerprint !== null
    ? { der: found.der, fingerprint: found.fingerprint, keyFingerprint: found.keyFingerprint }
    : null;
}

async function findSignatureRefusal(
  rules: SignatureRules,
  { der, fingerprint }: NewCertificate,
  { userId, at }: CompanyCaller,
  signature: string,
) {
  const container = decodeBase64(signature);
  if (!container) return 'signatureInvalid';
  const verdict = await verifySignature({
    der: container,
    storedBytes: der,
    certificates: (requestedFingerprint) =>
      Promise.resolve(requestedFingerprint === fingerprint ? { ownerId: userId, status: 'active', der } : null),
    userId,
    now: at,
    rules,
  });
  return verdict.ok ? null : verdict.code;
}

async function storeCertificate(
  tx: Queries,
  { der, fingerprint, keyFingerprint }: NewCertificate,
  { userId, at: now }: CompanyCaller,
): Promise<string> {
  const facts = readCertificate(der) ?? readDstuCertificate(der);
  if (!facts) throw new Error('an issued certificate cannot be read');
  await tx
    .update(certificate)
    .set({ status: CertificateStatus.revoked })
    .where(and(eq(certificate.userId, userId), ne(certificate.status, CertificateStatus.revoked)));
  const { serial, validFrom, validTo: validUntil } = facts;
  await tx
    .insert(certificate)
    .values({ userId, serial, der, fingerprint, keyFingerprint, validFrom, validUntil, issuedAt: now });
  return serial;
}
