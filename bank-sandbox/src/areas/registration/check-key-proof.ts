import type { Problem } from '@ncb/shared-kernel/domain';
import { SignatureRight } from '@ncb/shared-kernel/domain/vocabulary';
import { decodePem, toPem } from '@ncb/shared-kernel/signature';
import { succeed, refuse, refuseFields, type Outcome } from '../../outcome';
import { isSignedWithKey, getKeyFingerprint } from '../../signatures';
import { REQUEST_MAX_LENGTH } from './limits';

export interface ProvenKey {
  /** Request alone: a submitted key file is not stored. */
  readonly csr: string;
  readonly keyFingerprint: string;
}

interface SubmittedKey {
  readonly certificate: string;
  readonly signature: string;
  readonly signedText: unknown;
}

/** Returns null if the request is not signed by its own key. */
export async function readProvenRequest(pem: string): Promise<ProvenKey | null> {
  if (pem.length > REQUEST_MAX_LENGTH) return null;
  const fingerprint = await getKeyFingerprint(pem);
  const der = decodePem('CERTIFICATE REQUEST', pem);
  return fingerprint === null || !der ? null : { csr: toPem('CERTIFICATE REQUEST', der), keyFingerprint: fingerprint };
}

/**
 * Checks that the new user's key has signed the exact text.
 * @returns null for an operator, who needs no key
 */
export async function checkKeyProof(
  { certificate, signature, signedText }: SubmittedKey,
  right: SignatureRight | null,
): Promise<Outcome<ProvenKey | null>> {
  if (right === SignatureRight.operator && certificate === '' && signature === '') return succeed(null);
  const missing = [certificate === '' && 'cert', signature === '' && 'sign'].filter((field) => field !== false);
  if (missing.length > 0) return refuseFields(missing.map((field): Problem => ({ field, key: 'emptyField' })));
  const proven = await readProvenRequest(certificate);
  const isOwn = proven !== null && (await isSignedWithKey(proven.csr, signature, String(signedText)));
  if (!isOwn) return refuse('signatureInvalid');
  return succeed(right === SignatureRight.operator ? null : proven);
}
