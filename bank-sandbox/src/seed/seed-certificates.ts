import { readCertificate, createSigner, type DocumentSigner } from '@ncb/shared-kernel/signature';
import { schema, type Queries } from '../db';
import { issueCertificate, createSerial, type Authority } from '../signatures';
import type { DemoKey } from './demo-keys';

const DAY_MS = 24 * 60 * 60_000;
const VALID_SINCE_DAYS = 60;
const VALID_FOR_DAYS = 2 * 365;

export interface DemoSigner {
  readonly userId: number;
  readonly certificateId: number;
  readonly signer: DocumentSigner;
}

export async function seedCertificates(
  tx: Queries,
  authority: Authority,
  keys: readonly DemoKey[],
  now: Date,
): Promise<readonly DemoSigner[]> {
  const signers: DemoSigner[] = [];
  const validity = { validFrom: addDaysTo(now, -VALID_SINCE_DAYS), validTo: addDaysTo(now, VALID_FOR_DAYS) };
  for (const { user, key, file } of keys) {
    const issuing = await issueCertificate(authority, file, { serial: createSerial(), ...validity });
    if (!issuing.ok) throw new Error(`no certificate for ${user.login}: ${issuing.reason}`);
    const { der, serial, fingerprint, keyFingerprint } = issuing.certificate;
    const facts = readCertificate(der);
    const [stored] = await tx
      .insert(schema.certificate)
      .values({
        userId: Number(user.userId),
        serial,
        der,
        fingerprint,
        keyFingerprint,
        // Whole seconds, like the dates in the certificate.
        validFrom: facts?.validFrom ?? validity.validFrom,
        validUntil: facts?.validTo ?? validity.validTo,
        issuedAt: validity.validFrom,
      })
      .returning({ id: schema.certificate.id });
    if (!stored) throw new Error('a certificate was not stored');
    const signer = await createSigner(key.privateKey, der);
    signers.push({ userId: Number(user.userId), certificateId: stored.id, signer });
  }
  return signers;
}

function addDaysTo(from: Date, count: number): Date {
  return new Date(from.getTime() + count * DAY_MS);
}
