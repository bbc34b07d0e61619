import { createSigner, generateKey, toPem, type NewKey } from '@ncb/shared-kernel/signature';
import { createAuthority, openAuthority, createSerial, type Authority } from './authority';
import { issueCertificate, type IssuedCertificate } from './issue-certificate';
import type { RegisteredCertificate } from './registered-certificate';
import { verifySignature, type SignatureToVerify, type SignatureVerdict } from './verify-signature';

export const NOW = new Date('2026-07-01T09:30:00Z');
export const OWNER = 501;
export const DOCUMENT = new TextEncoder().encode('{"amount":"1200.00","id":"9001","v":"ncb-doc/1","version":"1"}');

const DAY_MS = 86_400_000;
export const daysFromNow = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
export const secondsFromNow = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

export interface Signatory {
  readonly key: NewKey;
  readonly certificate: IssuedCertificate;
  sign(document: Uint8Array, at?: Date): Promise<Uint8Array>;
}

export async function createTestAuthority(): Promise<Authority> {
  return openAuthority(await createAuthority({ validFrom: daysFromNow(-1), validTo: daysFromNow(3650) }));
}

export async function createSignatory(authority: Authority, validTo = daysFromNow(365)): Promise<Signatory> {
  const key = await generateKey({ commonName: 'Вигаданець Тарас Прикладович', organization: 'ТОВ «Калинова Брама»' });
  const validity = { validFrom: daysFromNow(-30), validTo };
  const issuing = await issueCertificate(authority, toPem('CERTIFICATE REQUEST', key.request), {
    serial: createSerial(),
    ...validity,
  });
  if (!issuing.ok) throw new Error(issuing.reason);
  const signer = await createSigner(key.privateKey, issuing.certificate.der);
  return { key, certificate: issuing.certificate, sign: (document, at = NOW) => signer.sign(document, at) };
}

export function createRegistry(
  { certificate }: Signatory,
  entry: Partial<RegisteredCertificate> = {},
): SignatureToVerify<RegisteredCertificate>['certificates'] {
  const registered = { ownerId: OWNER, status: 'active', der: certificate.der, ...entry } as const;
  return (fingerprint) => Promise.resolve(fingerprint === certificate.fingerprint ? registered : null);
}

/** Verifies for the certificate's owner, unless overridden. */
export function verify(
  signatory: Signatory,
  overrides: { readonly der: Uint8Array } & Partial<SignatureToVerify<RegisteredCertificate>>,
): Promise<SignatureVerdict<RegisteredCertificate>> {
  const usual = { storedBytes: DOCUMENT, certificates: createRegistry(signatory), userId: OWNER, now: NOW };
  return verifySignature({ ...usual, ...overrides });
}
