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
import {
  isDstuSignature,
  readDstuCertificate,
  readDstuSignature,
  type DstuFlaw,
} from '@ncb/shared-kernel/signature/dstu';
import type { SignatureAlgorithm } from '../config';
import type { DstuChecks } from './dstu/checks';
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
  /** What the bank's configuration allows; unless it is said, ours alone. */
  readonly rules?: SignatureRules;
}

/** Which signatures the bank takes, and how it checks those that are not of its own kind. */
export interface SignatureRules {
  readonly algorithms: readonly SignatureAlgorithm[];
  readonly dstu: DstuChecks;
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
  | 'ecdsa'
  | 'form'
  | DstuFlaw;

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
  const algorithm = isDstuSignature(given.der) ? 'dstu4145' : 'p256';
  if (!(given.rules?.algorithms ?? ['p256']).includes(algorithm)) return refuse('signatureInvalid', 'algorithm');
  return algorithm === 'dstu4145' && given.rules ? verifyDstu(given, given.rules.dstu) : verifyOwn(given);
}

/** ECDSA on P-256, by certificates of the bank's own authority. */
async function verifyOwn<C extends RegisteredCertificate>(given: SignatureToVerify<C>): Promise<SignatureVerdict<C>> {
  const reading = readSignature(given.der);
  if (!reading.ok) return refuse('signatureInvalid', reading.flaw);
  const { parts } = reading;
  const wrongHash = await checkHashes(parts, given.storedBytes);
  if (wrongHash) return refuse('signatureInvalid', wrongHash);

  const found = await findCertificate(given, toHex(parts.certificateHash));
  if (!found.ok) return found;
  const { certificate } = found;
  // From here on the registry's copy counts, not the one that the signature brought along.
  const facts = readCertificate(certificate.der);
  if (!facts || !sameBytes(facts.issuerAndSerial, parts.issuerAndSerial))
    return refuse('signatureInvalid', 'issuerAndSerial');
  const untimely = checkTimes(given.now, facts, parts.signingTime);
  if (untimely) return untimely;

  const wrongValue = await checkValue(parts, facts);
  if (wrongValue) return refuse('signatureInvalid', wrongValue);
  return { ok: true, certificate, serial: facts.serial, signingTime: parts.signingTime };
}

/**
 * DSTU 4145, by certificates of other authorities. What costs nothing comes first: who has no certificate here makes the
 * bank compute nothing.
 */
async function verifyDstu<C extends RegisteredCertificate>(
  given: SignatureToVerify<C>,
  checks: DstuChecks,
): Promise<SignatureVerdict<C>> {
  const parts = readDstuSignature(given.der);
  if (!parts) return refuse('signatureInvalid', 'form');
  const found = await findCertificate(given, toHex(await sha256(parts.certificate)));
  if (!found.ok) return found;
  const { certificate } = found;
  const facts = readDstuCertificate(certificate.der);
  if (!facts || !sameBytes(facts.issuerAndSerial, parts.issuerAndSerial))
    return refuse('signatureInvalid', 'issuerAndSerial');
  const untimely = checkTimes(given.now, facts, parts.signingTime);
  if (untimely) return untimely;
  const { der: signature, storedBytes: document, now } = given;
  const flaw = await checks.flawOf({ signature, document, certificate: certificate.der, now });
  if (flaw) return refuse(OF_CERTIFICATE.has(flaw) ? 'certificateInactive' : 'signatureInvalid', flaw);
  return { ok: true, certificate, serial: facts.serial, signingTime: parts.signingTime };
}

/** Flaws that are no fault of the signature: the certificate was good once. */
const OF_CERTIFICATE: ReadonlySet<DstuFlaw | 'form'> = new Set([
  'untrusted',
  'authority',
  'certificateSignature',
  'validity',
  'usage',
  'revoked',
  'revocationUnknown',
]);

async function findCertificate<C extends RegisteredCertificate>(
  { certificates, userId }: SignatureToVerify<C>,
  fingerprint: string,
): Promise<{ readonly ok: true; readonly certificate: C } | Refused> {
  const certificate = await certificates(fingerprint);
  if (!certificate) return refuse('signatureForeignKey', 'unknownCertificate');
  if (certificate.ownerId !== userId) return refuse('signatureForeignKey', 'owner');
  if (certificate.status !== 'active') return refuse('certificateInactive', 'status');
  return { ok: true, certificate };
}

function checkTimes(
  now: Date,
  { validFrom, validTo }: Pick<CertificateFacts, 'validFrom' | 'validTo'>,
  signingTime: Date,
): Refused | null {
  if (now < validFrom || now > validTo) return refuse('certificateInactive', 'validity');
  const isOff = Math.abs(now.getTime() - signingTime.getTime()) > SIGNING_TIME_TOLERANCE_MS;
  return isOff ? refuse('signingTimeOff', 'signingTime') : null;
}

type Refused = { readonly ok: false; readonly code: SignatureRefusalCode; readonly check: FailedCheck };

function refuse(code: SignatureRefusalCode, check: FailedCheck): Refused {
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
