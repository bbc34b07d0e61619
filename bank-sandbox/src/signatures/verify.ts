import type { RefusalCode } from '@ncb/shared-kernel/domain';
import {
  ECDSA_SHA256,
  importPublicPoint,
  readCertificate,
  readSignature,
  sameBytes,
  sha256,
  toHex,
  type CertificateFacts,
  type SignatureFlaw,
  type SignatureParts,
} from '@ncb/shared-kernel/signature';
import type { CertificateLookup, RegisteredCertificate } from './registry';

/** Ours have 0.8 KB; a container of a megabyte is an attack on the parser. */
export const SIGNATURE_MAX_BYTES = 16 * 1024;
/** How far the signer's clock may be from the bank's. */
export const SIGNING_TIME_TOLERANCE_MS = 5 * 60_000;

export interface SignatureToVerify<C extends RegisteredCertificate> {
  /** The container as it was handed in. */
  readonly der: Uint8Array;
  /** The bytes that the bank stored for this document and version, never bytes that came with the signature. */
  readonly storedBytes: Uint8Array;
  readonly certificates: CertificateLookup<C>;
  /** The session's user. */
  readonly userId: number;
  readonly now: Date;
}

export type SignatureRefusalCode = Extract<
  RefusalCode,
  'signatureInvalid' | 'signatureForeignKey' | 'certificateInactive' | 'signingTimeOff'
>;

/** Which check refused: for the audit record, not for the user. */
export type FailedCheck =
  | SignatureFlaw
  | 'size'
  | 'signingCertificate'
  | 'messageDigest'
  | 'unknownCertificate'
  | 'owner'
  | 'issuerAndSerial'
  | 'status'
  | 'validity'
  | 'signingTime'
  | 'publicKey'
  | 'ecdsa';

export type SignatureVerdict<C extends RegisteredCertificate> =
  | { readonly ok: true; readonly certificate: C; readonly serial: string; readonly signingTime: Date }
  | { readonly ok: false; readonly code: SignatureRefusalCode; readonly check: FailedCheck };

/**
 * Verifies a detached CAdES-BES signature with everything that needs no database. What remains for the caller's
 * transaction: the document is still at this version and signable, the user may sign it, the place is free.
 * Source: design/signing, "The bank verifies"; the order of the checks is given there
 */
export async function verifySignature<C extends RegisteredCertificate>(
  given: SignatureToVerify<C>,
): Promise<SignatureVerdict<C>> {
  if (given.der.length > SIGNATURE_MAX_BYTES) return refuse('signatureInvalid', 'size');
  const reading = readSignature(given.der);
  if (!reading.ok) return refuse('signatureInvalid', reading.flaw);
  const { parts } = reading;
  const wrongHash = await checkHashes(parts, given.storedBytes);
  if (wrongHash) return refuse('signatureInvalid', wrongHash);

  const certificate = await given.certificates(toHex(parts.certificateHash));
  if (!certificate) return refuse('signatureForeignKey', 'unknownCertificate');
  if (certificate.ownerId !== given.userId) return refuse('signatureForeignKey', 'owner');
  if (certificate.status !== 'active') return refuse('certificateInactive', 'status');
  // From here on the registry's copy counts, not the one that the signature brought along.
  const facts = readCertificate(certificate.der);
  if (!facts || !sameBytes(facts.issuerAndSerial, parts.issuerAndSerial))
    return refuse('signatureInvalid', 'issuerAndSerial');
  if (given.now < facts.validFrom || given.now > facts.validTo) return refuse('certificateInactive', 'validity');
  if (Math.abs(given.now.getTime() - parts.signingTime.getTime()) > SIGNING_TIME_TOLERANCE_MS)
    return refuse('signingTimeOff', 'signingTime');

  const wrongValue = await checkValue(parts, facts);
  if (wrongValue) return refuse('signatureInvalid', wrongValue);
  return { ok: true, certificate, serial: facts.serial, signingTime: parts.signingTime };
}

function refuse(code: SignatureRefusalCode, check: FailedCheck): { ok: false; code: typeof code; check: typeof check } {
  return { ok: false, code, check };
}

async function checkHashes(parts: SignatureParts, storedBytes: Uint8Array): Promise<FailedCheck | null> {
  if (!sameBytes(parts.certificateHash, await sha256(parts.certificate))) return 'signingCertificate';
  return sameBytes(parts.messageDigest, await sha256(storedBytes)) ? null : 'messageDigest';
}

async function checkValue(parts: SignatureParts, facts: CertificateFacts): Promise<FailedCheck | null> {
  const key = await importPublicPoint(facts.publicPoint);
  if (!key) return 'publicKey';
  return (await crypto.subtle.verify(ECDSA_SHA256, key, parts.value, parts.signedAttributes)) ? null : 'ecdsa';
}
