import type { Problem } from '@ncb/shared-kernel/domain';
import { SignatureRight } from '@ncb/shared-kernel/domain/vocabulary';
import { fromPem, toPem } from '@ncb/shared-kernel/signature';
import { done, refuse, refuseFields, type Outcome } from '../../outcome';
import { isSignedWithKey, keyFingerprint } from '../../signatures';
import { REQUEST_MAX_LENGTH } from './limits';

/** A certificate request whose key signed what came with it. */
export interface ProvenKey {
  /** The request alone, in PEM: a key file that came along is not kept. */
  readonly csr: string;
  readonly keyFingerprint: string;
}

interface Handed {
  readonly certificate: string;
  readonly signature: string;
  /** The parameter as it was sent. */
  readonly signedText: unknown;
}

/** The request of a text in PEM; null if there is none, or it is not signed with the key that it names. */
export async function readProvenRequest(pem: string): Promise<ProvenKey | null> {
  if (pem.length > REQUEST_MAX_LENGTH) return null;
  const fingerprint = await keyFingerprint(pem);
  const der = fromPem('CERTIFICATE REQUEST', pem);
  return fingerprint === null || !der ? null : { csr: toPem('CERTIFICATE REQUEST', der), keyFingerprint: fingerprint };
}

/**
 * The new person's key and the proof that he holds it: his signature over the very text of the data that was sent.
 * @returns null for an operator, who signs nothing and needs no key
 */
export async function readProof(
  { certificate, signature, signedText }: Handed,
  right: SignatureRight | null,
): Promise<Outcome<ProvenKey | null>> {
  if (right === SignatureRight.operator && certificate === '' && signature === '') return done(null);
  const missing = [certificate === '' && 'cert', signature === '' && 'sign'].filter((field) => field !== false);
  if (missing.length > 0) return refuseFields(missing.map((field): Problem => ({ field, key: 'emptyField' })));
  const proven = await readProvenRequest(certificate);
  const isOwn = proven !== null && (await isSignedWithKey(proven.csr, signature, String(signedText)));
  if (!isOwn) return refuse('signatureInvalid');
  return done(right === SignatureRight.operator ? null : proven);
}
