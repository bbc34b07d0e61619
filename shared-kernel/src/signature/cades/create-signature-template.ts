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
import { encodeElement, encodeOid, encodeSetOf, encodeDer, Tag } from '../encoding/der';
import { SIGNING_CERTIFICATE_V2, SigningCertificate } from './signing-certificate';

/**
 * Only form of a signature that we write and the bank accepts: CMS `SignedData` without content, one signer, CAdES-BES
 * attributes. Source: RFC 5652, ETSI EN 319 122-1
 */
interface SignatureTemplate {
  attributes(messageDigest: Uint8Array, signingTime: Date): Bytes;
  /** Returns the container around signed attributes. @param signature r and s, as the algorithm gives them */
  container(attributes: Uint8Array, signature: Uint8Array): Bytes;
}

export interface SignerIdentity {
  /** DER. */
  readonly certificate: Bytes;
  /** DER of the certificate's issuer and serial number. */
  readonly issuerAndSerial: Bytes;
  /** Hash of the certificate by the suite's algorithm. */
  readonly certificateHash: Bytes;
}

/** DER encodings that depend on the algorithms. */
export interface SignatureSuite {
  readonly digestAlgorithm: Bytes;
  readonly signatureAlgorithm: Bytes;
  /** Encodes the attribute that binds the signature to its certificate. */
  signingCertificate(certificateHash: Uint8Array): Bytes;
  /** Encodes the signer's OCTET STRING. @param signature r and s, as the algorithm gives them */
  value(signature: Uint8Array): Bytes;
}

const VERSION_1 = encodeElement(Tag.integer, Uint8Array.of(1));
const DATA = encodeOid(id_data);
const SIGNED_DATA = encodeOid(id_signedData);
const CONTENT_TYPE = encodeOid(id_contentType);
const MESSAGE_DIGEST = encodeOid(id_messageDigest);
const SIGNING_TIME = encodeOid(id_signingTime);
const SIGNING_CERTIFICATE = encodeOid(SIGNING_CERTIFICATE_V2);

/** ECDSA on P-256 with SHA-256; r and s have 32 bytes each. */
const ES256: SignatureSuite = {
  digestAlgorithm: encodeDer(SHA256),
  signatureAlgorithm: encodeDer(ECDSA_WITH_SHA256),
  signingCertificate: (hash) => encodeDer(SigningCertificate.of(hash)),
  value: toEcdsaDer,
};

export function createSignatureTemplate(signer: SignerIdentity, suite: SignatureSuite = ES256): SignatureTemplate {
  const { digestAlgorithm, signatureAlgorithm } = suite;
  const contentType = encodeAttribute(CONTENT_TYPE, DATA);
  const signingCertificate = encodeAttribute(SIGNING_CERTIFICATE, suite.signingCertificate(signer.certificateHash));
  const head = concatBytes(
    VERSION_1,
    encodeElement(Tag.set, digestAlgorithm),
    encodeElement(Tag.sequence, DATA),
    encodeElement(Tag.context0, signer.certificate),
  );
  const signerHead = concatBytes(VERSION_1, signer.issuerAndSerial, digestAlgorithm);

  return {
    attributes: (messageDigest, signingTime) =>
      encodeSetOf([
        contentType,
        signingCertificate,
        encodeAttribute(MESSAGE_DIGEST, encodeElement(Tag.octetString, messageDigest)),
        encodeAttribute(SIGNING_TIME, encodeDer(new SigningTime(signingTime))),
      ]),
    container: (attributes, signature) => {
      // Signed as a SET, stored under the implicit tag [0]. Source: RFC 5652, 5.4
      const stored = concatBytes(Uint8Array.of(Tag.context0), attributes.subarray(1));
      const value = encodeElement(Tag.octetString, suite.value(signature));
      const signerInfo = encodeElement(Tag.sequence, signerHead, stored, signatureAlgorithm, value);
      const signedData = encodeElement(Tag.sequence, head, encodeElement(Tag.set, signerInfo));
      return encodeElement(Tag.sequence, SIGNED_DATA, encodeElement(Tag.context0, signedData));
    },
  };
}

function encodeAttribute(type: Bytes, value: Bytes): Bytes {
  return encodeElement(Tag.sequence, type, encodeElement(Tag.set, value));
}
