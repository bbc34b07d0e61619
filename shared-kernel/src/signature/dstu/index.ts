/**
 * Keys and signatures of DSTU 4145, about 80 KB compressed, for the widget's worker and the bank. Source:
 * docs/requirements/files-and-printing.md#dstu-4145-keys
 */
export { KUPYNA_256 } from './hashes';
export { readDstuCertificate } from './read-dstu-certificate';
export type { Trust } from './find-chain-flaw';
export { findDstuFlaw, type DstuFlaw } from './find-dstu-flaw';
export { isDstuSignature, readDstuSignature } from './read-dstu-signature';
export { readRevocationList } from './read-revocation-list';
export {
  issueDstuCertificate,
  issueRevocationList,
  createDstuKey,
  type DstuIssuer,
  type DstuSubject,
} from './issue-dstu-certificate';
export { createDstuSigner, type DstuSigner } from './create-dstu-signer';
export { memoise, createDstuKeyCache } from './find-dstu-key';
export { openContainer, type ContainerFlaw } from '../containers/open-container';
export { writeIitFile } from '../containers/write-iit-file';
export { extractCertificates, findSigningPair } from '../containers/find-signing-pair';
