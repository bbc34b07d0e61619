import { getCertificateFingerprint, sha256, toHex } from '@ncb/shared-kernel/signature';
import { readDstuCertificate } from '@ncb/shared-kernel/signature/dstu';
import { eq } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema, type Queries } from '../../db';

const { appUser, certificate, company } = schema;

export interface NewCertificate {
  readonly der: Uint8Array;
  readonly fingerprint: string;
  readonly keyFingerprint: string;
}

type OwnerMismatch = 'keyOfAnother' | 'knownKey';

/** Reads a DSTU 4145 certificate, which another authority has issued; null for anything else. */
export async function readForeignCertificate(der: Uint8Array): Promise<NewCertificate | null> {
  const facts = readDstuCertificate(der);
  if (!facts) return null;
  const [fingerprint, key] = await Promise.all([getCertificateFingerprint(der), sha256(facts.publicKeyInfo)]);
  return { der, fingerprint, keyFingerprint: toHex(key) };
}

/**
 * Returns why a foreign certificate is not the caller's: it must name their tax number and, if any, their company's
 * code. Trust is checked with each signature.
 */
export async function findOwnerMismatch(
  tx: Queries,
  { der }: NewCertificate,
  { userId, membership: { companyId } }: CompanyCaller,
): Promise<OwnerMismatch | null> {
  const facts = readDstuCertificate(der);
  if (!facts) return null;
  const [owner] = await tx.select({ taxCode: appUser.taxCode }).from(appUser).where(eq(appUser.id, userId));
  const [own] = await tx.select({ code: company.code }).from(company).where(eq(company.id, companyId));
  if (!owner || !own || facts.taxNumber === null || normaliseCode(facts.taxNumber) !== normaliseCode(owner.taxCode))
    return 'keyOfAnother';
  if (facts.organisationCode !== null && normaliseCode(facts.organisationCode) !== normaliseCode(own.code))
    return 'keyOfAnother';
  const [serialKnown] = await tx
    .select({ id: certificate.id })
    .from(certificate)
    .where(eq(certificate.serial, facts.serial));
  return serialKnown ? 'knownKey' : null;
}

/** Passports are written with and without a space, in either case. */
function normaliseCode(code: string): string {
  return code.replaceAll(/\s/g, '').toUpperCase();
}
