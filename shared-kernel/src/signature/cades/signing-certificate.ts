import { AsnProp, OctetString } from '@peculiar/asn1-schema';

export const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';

/** RFC 5035 also allows another hash and the issuer's name here; we write neither and read neither. */
class EssCertificateId {
  certHash = new OctetString();
}
AsnProp({ type: OctetString })(EssCertificateId.prototype, 'certHash');

/** The attribute that ties a signature to one certificate by its SHA-256. */
export class SigningCertificate {
  certs: EssCertificateId[] = [];

  static of(certificateHash: Uint8Array): SigningCertificate {
    const id = Object.assign(new EssCertificateId(), { certHash: new OctetString(certificateHash) });
    return Object.assign(new SigningCertificate(), { certs: [id] });
  }
}
AsnProp({ type: EssCertificateId, repeated: 'sequence' })(SigningCertificate.prototype, 'certs');
