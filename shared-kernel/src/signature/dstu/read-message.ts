import { Buffer } from 'buffer';
import { id_contentType, id_data, id_messageDigest, id_signingTime, SigningTime } from '@peculiar/asn1-cms';
import { OctetString } from '@peculiar/asn1-schema';
import { SIGNING_CERTIFICATE_V2 } from '../cades/signing-certificate';
import { soleValueOf } from '../cades/read-attributes';
import { readSignedData } from '../cades/signed-data';
import { ownBytes, sameBytes, type Bytes } from '../encoding/bytes';
import { decodeBer, derElement, derOid, encodeAgain, Tag } from '../encoding/der';
import { SigningCertificate } from './certificate-id';
import { hashOf, hashOfSignature, type DstuHash } from './hashes';

/** A CMS message signed by DSTU 4145, taken apart. Nothing in it is proven yet. */
export interface DstuMessage {
  /** DER. */
  readonly certificate: Bytes;
  /** Null for a detached signature. */
  readonly content: Bytes | null;
  /** With which the content and the attributes are hashed. */
  readonly hash: DstuHash;
  readonly messageDigest: Bytes;
  readonly signingTime: Date | null;
  /** Of the certificate that the signature is tied to. */
  readonly certificateHash: { readonly by: DstuHash; readonly value: Bytes };
  /**
   * What was signed: the signed attributes as SET OF, in the order in which they are stored. Other software does not sort
   * them as DER asks, and signs what it stores.
   */
  readonly signedAttributes: Bytes;
  /** r and s, little endian. */
  readonly value: Bytes;
}

const OCTET_STRING = 0x04;

/**
 * Takes a signature of other software apart: CMS `SignedData` with one signer, whose certificate is in it, and with the
 * signed attributes of CAdES-BES, which everybody writes who follows the Ukrainian profile.
 * @param signedData the same, for whoever has read it already
 * @returns null for anything else
 */
export function readDstuMessage(der: Uint8Array, signedData = readSignedData(der)): DstuMessage | null {
  const [signer, ...otherSigners] = signedData?.signerInfos ?? [];
  if (!signedData || !signer?.signedAttrs || otherSigners.length > 0) return null;
  const ties = soleValueOf(signer.signedAttrs, SIGNING_CERTIFICATE_V2);
  const [tie] = (ties && decodeBer(ties, SigningCertificate)?.certs) ?? [];
  const hash = hashOfSignature(signer.signatureAlgorithm.algorithm);
  const certificateHash = hashOf(tie?.hashAlgorithm?.algorithm);
  // As it came: encoded again it would hide what was changed in it.
  const [certificate] = signedData.certificates;
  const contentType = soleValueOf(signer.signedAttrs, id_contentType);
  const digest = soleValueOf(signer.signedAttrs, id_messageDigest);
  const messageDigest = digest && decodeBer(digest, OctetString);
  if (!hash || signer.digestAlgorithm.algorithm !== hash.id || !tie || !certificateHash) return null;
  if (!certificate || !messageDigest || !contentType || !sameBytes(contentType, derOid(id_data))) return null;
  const attributes = signer.signedAttrs.flatMap((one) => encodeAgain(one) ?? []);
  if (attributes.length < signer.signedAttrs.length) return null;
  const time = soleValueOf(signer.signedAttrs, id_signingTime);
  const content = signedData.encapContentInfo.eContent?.single;
  const message = {
    certificate: ownBytes(certificate),
    content: content ? ownBytes(content.buffer) : null,
    hash,
    messageDigest: ownBytes(messageDigest.buffer),
    signingTime: (time && decodeBer(time, SigningTime)?.getTime()) ?? null,
    certificateHash: { by: certificateHash, value: ownBytes(tie.certHash.buffer) },
    signedAttributes: derElement(Tag.set, ...attributes),
    value: dstuValue(ownBytes(signer.signature.buffer)),
  }; // The parser overlooks lengths that lie: what it understood has to stand in the message as it is.
  const parts = [message.certificate, message.signedAttributes.subarray(1), message.value];
  return parts.every((part) => contains(der, part)) ? message : null;
}

function contains(whole: Uint8Array, part: Uint8Array): boolean {
  return Buffer.from(whole).includes(Buffer.from(part));
}

/** Some programs put the value into one more OCTET STRING. */
export function dstuValue(signature: Bytes): Bytes {
  const isWrapped = signature[0] === OCTET_STRING && signature[1] === signature.length - 2;
  return isWrapped ? signature.slice(2) : signature;
}
