import { CertificationRequest, CertificationRequestInfo } from '@peculiar/asn1-csr';
import {
  AttributeTypeAndValue,
  AttributeValue,
  Name,
  RelativeDistinguishedName,
  SubjectPublicKeyInfo,
} from '@peculiar/asn1-x509';
import { ECDSA_SHA256, ECDSA_WITH_SHA256, isSameAlgorithm, P256_PUBLIC_KEY } from '../algorithms';
import { decodeEcdsaDer, toEcdsaDer } from '../ecdsa-value';
import { copyBytes, type Bytes } from '../encoding/bytes';
import { decodeDer, encodeDer } from '../encoding/der';
import { importPublicPoint, getPublicPoint } from '../public-key';

/** Subject of the certificate. The country is always Ukraine. */
export interface Subject {
  readonly commonName: string;
  readonly organization?: string;
  readonly title?: string;
  readonly serialNumber?: string;
}

const ATTRIBUTE = { commonName: '2.5.4.3', serialNumber: '2.5.4.5', organization: '2.5.4.10', title: '2.5.4.12' };
const COUNTRY = '2.5.4.6';

export async function createRequest(subject: Subject, keys: CryptoKeyPair): Promise<Bytes> {
  const point = await crypto.subtle.exportKey('raw', keys.publicKey);
  const info = new CertificationRequestInfo({
    subject: createDistinguishedName(subject),
    subjectPKInfo: new SubjectPublicKeyInfo({ algorithm: P256_PUBLIC_KEY, subjectPublicKey: point }),
  });
  const signature = new Uint8Array(await crypto.subtle.sign(ECDSA_SHA256, keys.privateKey, encodeDer(info)));
  return encodeDer(
    new CertificationRequest({
      certificationRequestInfo: info,
      signatureAlgorithm: ECDSA_WITH_SHA256,
      signature: toEcdsaDer(signature).buffer,
    }),
  );
}

/** Returns the public point of a request for a P-256 certificate; null unless it is signed with that key. */
export async function readRequest(der: Uint8Array): Promise<Bytes | null> {
  const request = decodeDer(der, CertificationRequest);
  if (!request || !isSameAlgorithm(request.signatureAlgorithm, ECDSA_WITH_SHA256)) return null;
  const point = getPublicPoint(request.certificationRequestInfo.subjectPKInfo);
  const signature = decodeEcdsaDer(copyBytes(request.signature));
  const key = point && (await importPublicPoint(point));
  if (!key || !signature) return null;
  const signed = encodeDer(request.certificationRequestInfo);
  return (await crypto.subtle.verify(ECDSA_SHA256, key, signature, signed)) ? point : null;
}

function createDistinguishedName(subject: Subject): Name {
  const named = Object.entries(ATTRIBUTE).flatMap(([key, type]) => {
    const text = subject[key as keyof typeof ATTRIBUTE];
    return text ? [createRelativeName(type, new AttributeValue({ utf8String: text }))] : [];
  });
  return new Name([createRelativeName(COUNTRY, new AttributeValue({ printableString: 'UA' })), ...named]);
}

function createRelativeName(type: string, value: AttributeValue): RelativeDistinguishedName {
  return new RelativeDistinguishedName([new AttributeTypeAndValue({ type, value })]);
}
