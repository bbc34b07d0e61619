export { isSameSignature } from './is-same-signature';
export { createAuthority, openAuthority, createSerial, type Authority } from './authority';
export { createInlineChecker, type DstuChecker, type TrustFiles } from './dstu/dstu-checker';
export { openDstuAuthority, type DstuAuthority } from './dstu/open-dstu-authority';
export { createThreadedChecker } from './dstu/create-threaded-checker';
export { readTrustFiles } from './dstu/read-trust-files';
export { openBankAuthority } from './open-bank-authority';
export {
  issueCertificate,
  getKeyFingerprint,
  readOwnerCodes,
  readPublicPoint,
  type IssuedCertificate,
  type IssueOptions,
  type Issuing,
} from './issue-certificate';
export { isSignedWithKey } from './is-signed-with-key';
export type { CertificateLookup, CertificateStatus, RegisteredCertificate } from './registered-certificate';
export {
  SIGNATURE_MAX_BYTES,
  SIGNING_TIME_TOLERANCE_MS,
  verifySignature,
  type FailedCheck,
  type SignatureRefusalCode,
  type SignatureRules,
  type SignatureToVerify,
  type SignatureVerdict,
} from './verify-signature';
