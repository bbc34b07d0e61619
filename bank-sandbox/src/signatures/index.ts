export { createAuthority, openAuthority, randomSerial, type Authority } from './authority';
export { keptAuthority } from './kept-authority';
export {
  issueCertificate,
  keyFingerprint,
  personsNamed,
  publicPointOf,
  type IssuedCertificate,
  type IssueOptions,
  type Issuing,
} from './issue';
export { isSignedWithKey } from './plain-signature';
export type { CertificateLookup, CertificateStatus, RegisteredCertificate } from './registry';
export {
  SIGNATURE_MAX_BYTES,
  SIGNING_TIME_TOLERANCE_MS,
  verifySignature,
  type FailedCheck,
  type SignatureRefusalCode,
  type SignatureToVerify,
  type SignatureVerdict,
} from './verify';
