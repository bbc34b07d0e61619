import { createSigner, generateKey, toPem, type NewKey } from '@ncb/shared-kernel/signature';
import { createAuthority, openAuthority, randomSerial, type Authority } from './authority';
import { issueCertificate, type IssuedCertificate } from './issue';
import type { RegisteredCertificate } from './registry';
import { verifySignature, type SignatureToVerify, type SignatureVerdict } from './verify';

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

export async function newAuthority(): Promise<Authority> {
  return openAuthority(await createAuthority({ validFrom: daysFromNow(-1), validTo: daysFromNow(3650) }));
}

export async function newSignatory(authority: Authority, validTo = daysFromNow(365)): Promise<Signatory> {
  const key = await generateKey({ commonName: 'Вигаданець Тарас Прикладович', organization: 'ТОВ «Калинова Брама»' });
  const validity = { validFrom: daysFromNow(-30), validTo };
  const issuing = await issueCertificate(authority, toPem('CERTIFICATE REQUEST', key.request), {
    serial: randomSerial(),
    ...validity,
  });
  if (!issuing.ok) throw new Error(issuing.reason);
  const signer = await createSigner(key.privateKey, issuing.certificate.der);
  return { key, certificate: issuing.certificate, sign: (document, at = NOW) => signer.sign(document, at) };
}

export function registryOf(
  { certificate }: Signatory,
  entry: Partial<RegisteredCertificate> = {},
): SignatureToVerify<RegisteredCertificate>['certificates'] {
  const registered = { ownerId: OWNER, status: 'active', der: certificate.der, ...entry } as const;
  return (fingerprint) => Promise.resolve(fingerprint === certificate.fingerprint ? registered : null);
}

/** Verifies for the certificate's owner, unless overridden. */
export function verify(
  signatory: Signatory,
  given: { readonly der: Uint8Array } & Partial<SignatureToVerify<RegisteredCertificate>>,
): Promise<SignatureVerdict<RegisteredCertificate>> {
  const usual = { storedBytes: DOCUMENT, certificates: registryOf(signatory), userId: OWNER, now: NOW };
  return verifySignature({ ...usual, ...given });
}
