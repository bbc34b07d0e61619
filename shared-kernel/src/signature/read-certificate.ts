import { IssuerAndSerialNumber } from '@peculiar/asn1-cms';
import { Certificate } from '@peculiar/asn1-x509';
import { copyBytes, toHex, type Bytes } from './encoding/bytes';
import { decodeDer, encodeDer } from './encoding/der';
import { getPublicPoint } from './public-key';

export interface CertificateFacts {
  readonly der: Bytes;
  /** Lower-case hexadecimal. */
  readonly serial: string;
  readonly validFrom: Date;
  readonly validTo: Date;
  readonly publicPoint: Bytes;
  /** DER of the issuer's name and the serial number, by which a signature names its certificate. */
  readonly issuerAndSerial: Bytes;
}

/**
 * Parses a certificate.
 * @returns null if the bytes are not the DER of a certificate with a P-256 key
 */
export function readCertificate(der: Uint8Array): CertificateFacts | null {
  const certificate = decodeDer(der, Certificate);
  const publicPoint = certificate && getPublicPoint(certificate.tbsCertificate.subjectPublicKeyInfo);
  if (!publicPoint) return null;
  const { issuer, serialNumber, validity } = certificate.tbsCertificate;
  return {
    der: copyBytes(der),
    // The leading 00 of a serial with its highest bit set belongs to DER, not to the number.
    serial: toHex(new Uint8Array(serialNumber)).replace(/^00(?=.)/, ''),
    validFrom: validity.notBefore.getTime(),
    validTo: validity.notAfter.getTime(),
    publicPoint,
    issuerAndSerial: encodeDer(new IssuerAndSerialNumber({ issuer, serialNumber })),
  };
}
