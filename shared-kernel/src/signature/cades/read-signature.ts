import { id_data, type SignerInfo } from '@peculiar/asn1-cms';
import { ECDSA_WITH_SHA256, isSameAlgorithm, SHA256 } from '../algorithms';
import { decodeEcdsaDer } from '../ecdsa-value';
import { copyBytes, areEqualBytes, type Bytes } from '../encoding/bytes';
import { reencode } from '../encoding/der';
import { readAttributes } from './read-attributes';
import { readSignedData, type SignedData } from './signed-data';
import { createSignatureTemplate, type SignerIdentity } from './create-signature-template';

/** Parsed signature: well formed, nothing verified yet. */
export interface SignatureParts extends SignerIdentity {
  readonly messageDigest: Bytes;
  readonly signingTime: Date;
  /** ECDSA r and s, 32 bytes each. */
  readonly value: Bytes;
  /** Input of ECDSA: the DER of the signed attributes. */
  readonly signedAttributes: Bytes;
}

export type SignatureFlaw =
  | 'notSignedData'
  | 'attached'
  | 'notOneSigner'
  | 'certificates'
  | 'algorithm'
  | 'attributes'
  | 'value'
  | 'notCanonical';

type SignatureReading =
  | { readonly ok: true; readonly parts: SignatureParts }
  | { readonly ok: false; readonly flaw: SignatureFlaw };

/**
 * Parses a detached CAdES-BES signature: CMS `SignedData` in strict DER, one signer, one certificate, ES256 with
 * SHA-256, exactly our four signed attributes, no unsigned ones.
 */
export function readSignature(der: Uint8Array): SignatureReading {
  const signedData = readSignedData(der);
  if (!signedData) return refuse('notSignedData');
  const { eContentType, eContent } = signedData.encapContentInfo;
  if (eContentType !== id_data || eContent) return refuse('attached');
  const [signer, ...otherSigners] = signedData.signerInfos;
  const named = signer?.sid.issuerAndSerialNumber;
  const issuerAndSerial = named && reencode(named);
  if (!issuerAndSerial || otherSigners.length > 0) return refuse('notOneSigner');
  const [certificate, ...otherCertificates] = signedData.certificates;
  if (!certificate || otherCertificates.length > 0) return refuse('certificates');
  if (!hasOurAlgorithms(signedData, signer)) return refuse('algorithm');
  const attributes = signer.unsignedAttrs ? null : readAttributes(signer.signedAttrs ?? []);
  if (!attributes) return refuse('attributes');
  const value = decodeEcdsaDer(copyBytes(signer.signature.buffer));
  if (!value) return refuse('value');
  const identity = {
    certificate: copyBytes(certificate),
    issuerAndSerial,
    certificateHash: attributes.certificateHash,
  };
  const template = createSignatureTemplate(identity);
  const signedAttributes = template.attributes(attributes.messageDigest, attributes.signingTime);
  // The parser accepts BER and ignores trailing bytes: without this comparison 72 changed bytes stayed undetected.
  if (!areEqualBytes(template.container(signedAttributes, value), der)) return refuse('notCanonical');
  return { ok: true, parts: { ...identity, ...attributes, value, signedAttributes } };
}

function refuse(found: SignatureFlaw): SignatureReading {
  return { ok: false, flaw: found };
}

function hasOurAlgorithms(signedData: SignedData, signer: SignerInfo): boolean {
  const [digest, ...others] = signedData.digestAlgorithms;
  return (
    digest !== undefined &&
    others.length === 0 &&
    isSameAlgorithm(digest, SHA256) &&
    isSameAlgorithm(signer.digestAlgorithm, SHA256) &&
    isSameAlgorithm(signer.signatureAlgorithm, ECDSA_WITH_SHA256)
  );
}
