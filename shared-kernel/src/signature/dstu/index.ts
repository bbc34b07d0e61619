/**
 * Keys and signatures of DSTU 4145, about 80 KB compressed, for the widget's worker and the bank. Source:
 * docs/requirements/files-and-printing.md#dstu-4145-keys
 */
export { GOST, hashOf, KUPYNA_256, type DstuHash } from './hashes';
export { readDstuCertificate, type DstuCertificate } from './certificate';
export type { ChainFlaw, Trust } from './chain';
export { dstuFlaw, type DstuFlaw } from './check-signature';
export { isDstuSignature, readDstuSignature, type DstuSignature } from './read-signature';
export { readRevocationList, type RevocationList } from './revocation-list';
export {
  issueDstuCertificate,
  issueRevocationList,
  newDstuKey,
  type DstuIssue,
  type DstuIssuer,
  type DstuSubject,
} from './issue';
export { createDstuSigner, type DstuSigner } from './sign';
export { remembered, rememberedDstuKeys } from './verify';
export {
  openContainer,
  CONTAINER_MAX_BYTES,
  type ContainerFlaw,
  type ContainerKey,
} from '../containers/open-container';
export { writeIitFile } from '../containers/write-key-file';
export { certificatesOf, signingPair } from '../containers/signing-pair';
