/**
 * Keys and signatures of DSTU 4145, about 80 KB compressed, for the widget's worker and the bank. Source:
 * docs/requirements/files-and-printing.md#dstu-4145-keys
 */
export { GOST, findHash, KUPYNA_256, type DstuHash } from './hashes';
export { readDstuCertificate, type DstuCertificate } from './read-dstu-certificate';
export type { ChainFlaw, Trust } from './find-chain-flaw';
export { findDstuFlaw, type DstuFlaw } from './find-dstu-flaw';
export { isDstuSignature, readDstuSignature, type DstuSignature } from './read-dstu-signature';
export { readRevocationList, type RevocationList } from './read-revocation-list';
export {
  issueDstuCertificate,
  issueRevocationList,
  createDstuKey,
  type DstuIssue,
  type DstuIssuer,
  type DstuSubject,
} from './issue-dstu-certificate';
export { createDstuSigner, type DstuSigner } from './create-dstu-signer';
export { memoise, createDstuKeyCache } from './find-dstu-key';
export {
  openContainer,
  CONTAINER_MAX_BYTES,
  type ContainerFlaw,
  type ContainerKey,
} from '../containers/open-container';
export { writeIitFile } from '../containers/write-iit-file';
export { extractCertificates, findSigningPair } from '../containers/find-signing-pair';
