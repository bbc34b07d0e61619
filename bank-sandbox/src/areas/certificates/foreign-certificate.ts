import { certificateFingerprint, sha256, toHex } from '@ncb/shared-kernel/signature';
import { readDstuCertificate } from '@ncb/shared-kernel/signature/dstu';
import { eq } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema, type Queries } from '../../db';
import type { NewCertificate } from './upload-certificate';

const { appUser, certificate, company } = schema;

type Bar = 'keyOfAnother' | 'knownKey';

/** A certificate by DSTU 4145, which only another authority can have issued; null for anything else. */
export async function foreignCertificate(der: Uint8Array): Promise<NewCertificate | null> {
  const facts = readDstuCertificate(der);
  if (!facts) return null;
  const [fingerprint, key] = await Promise.all([certificateFingerprint(der), sha256(facts.publicKeyInfo)]);
  return { der, fingerprint, keyFingerprint: toHex(key) };
}

/**
 * Whether a certificate of another authority names the caller, by his number in the bank's books, and the company that he
 * acts for, if it names one: what he signs as somebody else binds nobody. Whether its authority is believed is asked with
 * the signature.
 */
export async function ownerBar(
  tx: Queries,
  { der }: NewCertificate,
  { userId, membership: { companyId } }: CompanyCaller,
): Promise<Bar | null> {
  const facts = readDstuCertificate(der);
  // One of the bank's own says what its clerk has seen.
  if (!facts) return null;
  const [owner] = await tx.select({ taxCode: appUser.taxCode }).from(appUser).where(eq(appUser.id, userId));
  const [own] = await tx.select({ code: company.code }).from(company).where(eq(company.id, companyId));
  if (!owner || !own || facts.taxNumber === null || tidy(facts.taxNumber) !== tidy(owner.taxCode))
    return 'keyOfAnother';
  if (facts.organisationCode !== null && tidy(facts.organisationCode) !== tidy(own.code)) return 'keyOfAnother';
  const [serialKnown] = await tx
    .select({ id: certificate.id })
    .from(certificate)
    .where(eq(certificate.serial, facts.serial));
  return serialKnown ? 'knownKey' : null;
}

/** A passport is written with and without a space, in capitals or not. */
function tidy(code: string): string {
  return code.replaceAll(/\s/g, '').toUpperCase();
}
