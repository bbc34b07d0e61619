import { id_data, id_signedData, type SignerInfo } from '@peculiar/asn1-cms';
import type { AlgorithmIdentifier } from '@peculiar/asn1-x509';
import { readSignedData, type SignedData } from '../cades/signed-data';
import { concatBytes, copyBytes, areEqualBytes, type Bytes } from '../encoding/bytes';
import { encodeElement, encodeOid, reencode, Tag } from '../encoding/der';
import { findHashOfSignature } from './hashes';
import { readDstuMessage, type DstuMessage } from './read-message';

/** Parsed detached signature by DSTU 4145: well formed, nothing verified yet. */
export interface DstuSignature extends DstuMessage {
  readonly signingTime: Date;
  /** DER by which it names its certificate. */
  readonly issuerAndSerial: Bytes;
}

const NULL_PARAMETERS = Uint8Array.of(0x05, 0x00);
const VERSION_1 = encodeElement(Tag.integer, Uint8Array.of(1));

/** True for a container signed by DSTU 4145; the bank checks this first to choose the parser. */
export function isDstuSignature(der: Uint8Array): boolean {
  const [signer] = readSignedData(der)?.signerInfos ?? [];
  return findHashOfSignature(signer?.signatureAlgorithm.algorithm) !== null;
}

/**
 * Parses a detached CAdES-BES signature, ours or other software's: one signer, one certificate. The unsigned frame has
 * exactly one form, otherwise a changed byte would give another valid signature of the same document.
 */
export function readDstuSignature(der: Uint8Array): DstuSignature | null {
  const signedData = readSignedData(der);
  const [signer] = signedData?.signerInfos ?? [];
  const message = signedData && readDstuMessage(der, signedData);
  if (!signer || !message || message.content || signedData.encapContentInfo.eContentType !== id_data) return null;
  const issuerAndSerial = signer.sid.issuerAndSerialNumber && reencode(signer.sid.issuerAndSerialNumber);
  if (!issuerAndSerial || !message.signingTime || signer.unsignedAttrs || signedData.certificates.length !== 1)
    return null;
  const frame = buildFrame(signedData, signer, message, issuerAndSerial);
  if (!frame || !areEqualBytes(frame, der)) return null;
  return { ...message, signingTime: message.signingTime, issuerAndSerial };
}

/** Builds the container with exactly these parts; null if an algorithm has forbidden parameters. */
function buildFrame(
  { digestAlgorithms }: SignedData,
  signer: SignerInfo,
  { certificate, signedAttributes, hash }: DstuMessage,
  issuerAndSerial: Bytes,
): Bytes | null {
  const [digest, ...others] = digestAlgorithms;
  const ofSet = digest && others.length === 0 ? encodePlain(digest, [hash.id]) : null;
  const ofSigner = encodePlain(signer.digestAlgorithm, [hash.id]);
  const ofSignature = encodePlain(signer.signatureAlgorithm, hash.signatures);
  if (!ofSet || !ofSigner || !ofSignature) return null;
  const attributes = concatBytes(Uint8Array.of(Tag.context0), signedAttributes.subarray(1));
  const value = encodeElement(Tag.octetString, copyBytes(signer.signature.buffer));
  const info = encodeElement(Tag.sequence, VERSION_1, issuerAndSerial, ofSigner, attributes, ofSignature, value);
  const signedData = encodeElement(
    Tag.sequence,
    VERSION_1,
    encodeElement(Tag.set, ofSet),
    encodeElement(Tag.sequence, encodeOid(id_data)),
    encodeElement(Tag.context0, certificate),
    encodeElement(Tag.set, info),
  );
  return encodeElement(Tag.sequence, encodeOid(id_signedData), encodeElement(Tag.context0, signedData));
}

function encodePlain(found: AlgorithmIdentifier, allowed: readonly string[]): Bytes | null {
  const isPlain = !found.parameters || areEqualBytes(new Uint8Array(found.parameters), NULL_PARAMETERS);
  return allowed.includes(found.algorithm) && isPlain ? reencode(found) : null;
}
