import {
  id_contentType,
  id_data,
  id_messageDigest,
  id_signedData,
  id_signingTime,
  SigningTime,
} from '@peculiar/asn1-cms';
import { ECDSA_WITH_SHA256, SHA256 } from '../algorithms';
import { toEcdsaDer } from '../ecdsa-value';
import { concatBytes, type Bytes } from '../encoding/bytes';
import { derElement, derOid, derSetOf, encodeDer, Tag } from '../encoding/der';
import { SIGNING_CERTIFICATE_V2, SigningCertificate } from './signing-certificate';

/**
 * The one form in which we write a signature, and the only one that the bank takes: CMS `SignedData` without the
 * content, one signer, CAdES-BES attributes. Everything that depends on the certificate alone is encoded once.
 * Source: RFC 5652, ETSI EN 319 122-1
 */
export interface SignatureTemplate {
  /** The signed attributes as the SET OF that ECDSA signs. */
  attributes(messageDigest: Uint8Array, signingTime: Date): Bytes;
  /** The container around signed attributes. @param signature r and s, 32 bytes each */
  container(attributes: Uint8Array, signature: Uint8Array): Bytes;
}

/** Whose signature it is. */
export interface SignerIdentity {
  /** DER. */
  readonly certificate: Bytes;
  /** DER of the certificate's issuer and serial number. */
  readonly issuerAndSerial: Bytes;
  /** SHA-256 of the certificate. */
  readonly certificateHash: Bytes;
}

const VERSION_1 = derElement(Tag.integer, Uint8Array.of(1));
const SHA256_DER = encodeDer(SHA256);
const ECDSA_DER = encodeDer(ECDSA_WITH_SHA256);
const DATA = derOid(id_data);
const SIGNED_DATA = derOid(id_signedData);
const CONTENT_TYPE = derOid(id_contentType);
const MESSAGE_DIGEST = derOid(id_messageDigest);
const SIGNING_TIME = derOid(id_signingTime);
const SIGNING_CERTIFICATE = derOid(SIGNING_CERTIFICATE_V2);

export function signatureTemplate(signer: SignerIdentity): SignatureTemplate {
  const contentType = attribute(CONTENT_TYPE, DATA);
  const identifiers = encodeDer(SigningCertificate.of(signer.certificateHash));
  const signingCertificate = attribute(SIGNING_CERTIFICATE, identifiers);
  const head = concatBytes(
    VERSION_1,
    derElement(Tag.set, SHA256_DER),
    derElement(Tag.sequence, DATA),
    derElement(Tag.context0, signer.certificate),
  );
  const signerHead = concatBytes(VERSION_1, signer.issuerAndSerial, SHA256_DER);

  return {
    attributes: (messageDigest, signingTime) =>
      derSetOf([
        contentType,
        signingCertificate,
        attribute(MESSAGE_DIGEST, derElement(Tag.octetString, messageDigest)),
        attribute(SIGNING_TIME, encodeDer(new SigningTime(signingTime))),
      ]),
    container: (attributes, signature) => {
      // Signed as a SET, stored under the implicit tag [0]: RFC 5652, 5.4.
      const stored = concatBytes(Uint8Array.of(Tag.context0), attributes.subarray(1));
      const value = derElement(Tag.octetString, toEcdsaDer(signature));
      const signerInfo = derElement(Tag.sequence, signerHead, stored, ECDSA_DER, value);
      const signedData = derElement(Tag.sequence, head, derElement(Tag.set, signerInfo));
      return derElement(Tag.sequence, SIGNED_DATA, derElement(Tag.context0, signedData));
    },
  };
}

function attribute(type: Bytes, value: Bytes): Bytes {
  return derElement(Tag.sequence, type, derElement(Tag.set, value));
}
