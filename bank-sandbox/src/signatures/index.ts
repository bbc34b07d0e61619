export { isSameSignature } from './is-same-signature';
export { createAuthority, openAuthority, randomSerial, type Authority } from './authority';
export { checksAtOnce, type DstuChecks, type TrustFiles } from './dstu/checks';
export { keptDstuAuthority, type DstuAuthority } from './dstu/authority';
export { checksInThreads } from './dstu/threads';
export { readTrustFiles } from './dstu/trust-files';
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
  type SignatureRules,
  type SignatureToVerify,
  type SignatureVerdict,
} from './verify';
