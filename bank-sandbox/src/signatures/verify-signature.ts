import type { RefusalCode } from '@ncb/shared-kernel/domain';
import {
  ECDSA_SHA256,
  importPublicPoint,
  readCertificate,
  readSignature,
  areEqualBytes,
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
import type { DstuChecker } from './dstu/dstu-checker';
import type { CertificateLookup, RegisteredCertificate } from './registered-certificate';

/** Ours have 0.8 KB; one of a megabyte attacks the parser. */
export const SIGNATURE_MAX_BYTES = 16 * 1024;
/** Maximum difference of clocks. */
const SIGNING_TIME_TOLERANCE_MS = 5 * 60_000;

export interface SignatureToVerify<C extends RegisteredCertificate> {
  readonly der: Uint8Array;
  /** Bytes stored by the bank, never those sent with the signature. */
  readonly storedBytes: Uint8Array;
  readonly certificates: CertificateLookup<C>;
  readonly userId: number;
  readonly now: Date;
  /** Default: the bank's own algorithm. */
  readonly rules?: SignatureRules;
}

export interface SignatureRules {
  readonly algorithms: readonly SignatureAlgorithm[];
  readonly dstu: DstuChecker;
}

type SignatureRefusalCode = Extract<
  RefusalCode,
  'signatureInvalid' | 'signatureForeignKey' | 'certificateInactive' | 'signingTimeOff'
>;

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
  | 'malformed'
  | DstuFlaw;

export type SignatureVerdict<C extends RegisteredCertificate> =
  | { readonly ok: true; readonly certificate: C; readonly serial: string; readonly signingTime: Date }
  | { readonly ok: false; readonly code: SignatureRefusalCode; readonly check: FailedCheck };

/**
 * Verifies a detached CAdES-BES signature. In its transaction the caller checks version, status and the user's right.
 */
export async function verifySignature<C extends RegisteredCertificate>(
  options: SignatureToVerify<C>,
): Promise<SignatureVerdict<C>> {
  if (options.der.length > SIGNATURE_MAX_BYTES) return refuse('signatureInvalid', 'size');
  const algorithm = isDstuSignature(options.der) ? 'dstu4145' : 'p256';
  if (!(options.rules?.algorithms ?? ['p256']).includes(algorithm)) return refuse('signatureInvalid', 'algorithm');
  return algorithm === 'dstu4145' && options.rules ? verifyDstu(options, options.rules.dstu) : verifyOwn(options);
}

async function verifyOwn<C extends RegisteredCertificate>(options: SignatureToVerify<C>): Promise<SignatureVerdict<C>> {
  const reading = readSignature(options.der);
  if (!reading.ok) return refuse('signatureInvalid', reading.flaw);
  const { parts } = reading;
  const wrongHash = await checkHashes(parts, options.storedBytes);
  if (wrongHash) return refuse('signatureInvalid', wrongHash);

  const found = await findCertificate(options, toHex(parts.certificateHash));
  if (!found.ok) return found;
  const { certificate } = found;
  // The registry's copy counts from here on.
  const facts = readCertificate(certificate.der);
  if (!facts || !areEqualBytes(facts.issuerAndSerial, parts.issuerAndSerial))
    return refuse('signatureInvalid', 'issuerAndSerial');
  const untimely = checkTimes(options.now, facts, parts.signingTime);
  if (untimely) return untimely;

  const wrongValue = await checkValue(parts, facts);
  if (wrongValue) return refuse('signatureInvalid', wrongValue);
  return { ok: true, certificate, serial: facts.serial, signingTime: parts.signingTime };
}

/** Runs cheap checks first, so that unregistered certificates cost no computing. */
async function verifyDstu<C extends RegisteredCertificate>(
  options: SignatureToVerify<C>,
  checks: DstuChecker,
): Promise<SignatureVerdict<C>> {
  const parts = readDstuSignature(options.der);
  if (!parts) return refuse('signatureInvalid', 'malformed');
  const found = await findCertificate(options, toHex(await sha256(parts.certificate)));
  if (!found.ok) return found;
  const { certificate } = found;
  const facts = readDstuCertificate(certificate.der);
  if (!facts || !areEqualBytes(facts.issuerAndSerial, parts.issuerAndSerial))
    return refuse('signatureInvalid', 'issuerAndSerial');
  const untimely = checkTimes(options.now, facts, parts.signingTime);
  if (untimely) return untimely;
  const { der: signature, storedBytes: document, now } = options;
  const flaw = await checks.findFlaw({ signature, document, certificate: certificate.der, now });
  if (flaw) return refuse(CERTIFICATE_FLAWS.has(flaw) ? 'certificateInactive' : 'signatureInvalid', flaw);
  return { ok: true, certificate, serial: facts.serial, signingTime: parts.signingTime };
}

/** Flaws that are not the signature's. */
const CERTIFICATE_FLAWS: ReadonlySet<DstuFlaw | 'malformed'> = new Set([
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
  if (!areEqualBytes(parts.certificateHash, await sha256(parts.certificate))) return 'signingCertificate';
  return areEqualBytes(parts.messageDigest, await sha256(storedBytes)) ? null : 'messageDigest';
}

async function checkValue(parts: SignatureParts, facts: CertificateFacts): Promise<FailedCheck | null> {
  const key = await importPublicPoint(facts.publicPoint);
  if (!key) return 'publicKey';
  return (await crypto.subtle.verify(ECDSA_SHA256, key, parts.value, parts.signedAttributes)) ? null : 'ecdsa';
}
