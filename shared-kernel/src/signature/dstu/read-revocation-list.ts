import { CertificateList } from '@peculiar/asn1-x509';
import { concatBytes, copyBytes, areEqualBytes, toHex, type Bytes } from '../encoding/bytes';
import { decodeBer, encodeElement, reencode, Tag } from '../encoding/der';
import { findHashOfSignature, type DstuHash } from './hashes';

/** Certificates revoked by an authority. Nothing is verified yet. */
export interface RevocationList {
  /** DER of the authority's name. */
  readonly issuer: Bytes;
  readonly from: Date;
  /** Due date of the next list; null if not stated. */
  readonly until: Date | null;
  /** Serial numbers, lower-case hexadecimal. */
  readonly serials: ReadonlySet<string>;
  readonly hash: DstuHash;
  readonly signedPart: Bytes;
  readonly signature: Bytes;
}

const DELTA = '2.5.29.27';

/** Parses a complete revocation list (CRL, DER) signed by DSTU 4145; null for anything else. */
export function readRevocationList(der: Uint8Array): RevocationList | null {
  const list = decodeBer(der, CertificateList);
  const signed = list?.tbsCertListRaw;
  const hash = findHashOfSignature(list?.signatureAlgorithm.algorithm);
  if (!list || !signed || !hash) return null;
  const { issuer, thisUpdate, nextUpdate, revokedCertificates, crlExtensions } = list.tbsCertList;
  const name = reencode(issuer);
  const algorithm = reencode(list.signatureAlgorithm);
  const value = concatBytes(Uint8Array.of(0), new Uint8Array(list.signature));
  const isWhole =
    algorithm &&
    areEqualBytes(
      encodeElement(Tag.sequence, new Uint8Array(signed), algorithm, encodeElement(Tag.bitString, value)),
      der,
    );
  if (!name || !isWhole || crlExtensions?.some(({ extnID }) => extnID === DELTA)) return null;
  const serials = (revokedCertificates ?? []).map(({ userCertificate }) =>
    toHex(new Uint8Array(userCertificate)).replace(/^00(?=.)/, ''),
  );
  return {
    issuer: name,
    from: thisUpdate.getTime(),
    until: nextUpdate?.getTime() ?? null,
    serials: new Set(serials),
    hash,
    signedPart: copyBytes(signed),
    signature: new Uint8Array(list.signature),
  };
}
