import { Buffer } from 'buffer';
import { id_contentType, id_data, id_messageDigest, id_signingTime, SigningTime } from '@peculiar/asn1-cms';
import { OctetString } from '@peculiar/asn1-schema';
import { SIGNING_CERTIFICATE_V2 } from '../cades/signing-certificate';
import { getSoleValue } from '../cades/read-attributes';
import { readSignedData } from '../cades/signed-data';
import { copyBytes, areEqualBytes, type Bytes } from '../encoding/bytes';
import { decodeBer, encodeElement, encodeOid, reencode, Tag } from '../encoding/der';
import { SigningCertificate } from './signing-certificate';
import { findHash, findHashOfSignature, type DstuHash } from './hashes';

/** Parsed CMS message signed by DSTU 4145. Nothing is verified yet. */
export interface DstuMessage {
  /** DER. */
  readonly certificate: Bytes;
  /** Null for a detached signature. */
  readonly content: Bytes | null;
  readonly hash: DstuHash;
  readonly messageDigest: Bytes;
  readonly signingTime: Date | null;
  readonly certificateHash: { readonly by: DstuHash; readonly value: Bytes };
  /** Signed attributes in stored order: other software does not sort them as DER requires, and signs what it stores. */
  readonly signedAttributes: Bytes;
  /** r and s, little endian. */
  readonly value: Bytes;
}

const OCTET_STRING = 0x04;

/**
 * Parses a signature of other software: CMS `SignedData` with one signer, its certificate, and the signed attributes
 * that the Ukrainian profile requires.
 * @param signedData the same, if already parsed
 * @returns null for anything else
 */
export function readDstuMessage(der: Uint8Array, signedData = readSignedData(der)): DstuMessage | null {
  const [signer, ...otherSigners] = signedData?.signerInfos ?? [];
  if (!signedData || !signer?.signedAttrs || otherSigners.length > 0) return null;
  const ties = getSoleValue(signer.signedAttrs, SIGNING_CERTIFICATE_V2);
  const [tie] = (ties && decodeBer(ties, SigningCertificate)?.certs) ?? [];
  const hash = findHashOfSignature(signer.signatureAlgorithm.algorithm);
  const certificateHash = findHash(tie?.hashAlgorithm?.algorithm);
  // Original bytes: encoding the certificate again would hide changes in it.
  const [certificate] = signedData.certificates;
  const contentType = getSoleValue(signer.signedAttrs, id_contentType);
  const digest = getSoleValue(signer.signedAttrs, id_messageDigest);
  const messageDigest = digest && decodeBer(digest, OctetString);
  if (!hash || signer.digestAlgorithm.algorithm !== hash.id || !tie || !certificateHash) return null;
  if (!certificate || !messageDigest || !contentType || !areEqualBytes(contentType, encodeOid(id_data))) return null;
  const attributes = signer.signedAttrs.flatMap((one) => reencode(one) ?? []);
  if (attributes.length < signer.signedAttrs.length) return null;
  const time = getSoleValue(signer.signedAttrs, id_signingTime);
  const content = signedData.encapContentInfo.eContent?.single;
  const message = {
    certificate: copyBytes(certificate),
    content: content ? copyBytes(content.buffer) : null,
    hash,
    messageDigest: copyBytes(messageDigest.buffer),
    signingTime: (time && decodeBer(time, SigningTime)?.getTime()) ?? null,
    certificateHash: { by: certificateHash, value: copyBytes(tie.certHash.buffer) },
    signedAttributes: encodeElement(Tag.set, ...attributes),
    value: unwrapValue(copyBytes(signer.signature.buffer)),
  }; // The parser ignores wrong lengths, so each parsed part must occur in the message unchanged.
  const parts = [message.certificate, message.signedAttributes.subarray(1), message.value];
  return parts.every((part) => hasBytes(der, part)) ? message : null;
}

function hasBytes(whole: Uint8Array, part: Uint8Array): boolean {
  return Buffer.from(whole).includes(Buffer.from(part));
}

/** Unwraps the value: some programs put it into another OCTET STRING. */
export function unwrapValue(signature: Bytes): Bytes {
  const isWrapped = signature[0] === OCTET_STRING && signature[1] === signature.length - 2;
  return isWrapped ? signature.slice(2) : signature;
}
