import { AsnProp, AsnPropTypes, OctetString } from '@peculiar/asn1-schema';
import { AlgorithmIdentifier } from '@peculiar/asn1-x509';

/** ESSCertIDv2: hash algorithm and hash of a certificate. Source: RFC 5035 */
class CertificateId {
  hashAlgorithm?: AlgorithmIdentifier;
  certHash = new OctetString();
  issuerSerial?: ArrayBuffer;
}
AsnProp({ type: AlgorithmIdentifier, optional: true })(CertificateId.prototype, 'hashAlgorithm');
AsnProp({ type: OctetString })(CertificateId.prototype, 'certHash');
AsnProp({ type: AsnPropTypes.Any, optional: true })(CertificateId.prototype, 'issuerSerial');

export class SigningCertificate {
  certs: CertificateId[] = [];

  static of(hashAlgorithm: AlgorithmIdentifier, hash: Uint8Array): SigningCertificate {
    const id = Object.assign(new CertificateId(), { hashAlgorithm, certHash: new OctetString(hash) });
    return Object.assign(new SigningCertificate(), { certs: [id] });
  }
}
AsnProp({ type: CertificateId, repeated: 'sequence' })(SigningCertificate.prototype, 'certs');
