import { AsnProp, OctetString } from '@peculiar/asn1-schema';

export const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';

/** Certificate id without the optional fields of RFC 5035. */
class EssCertificateId {
  certHash = new OctetString();
}
AsnProp({ type: OctetString })(EssCertificateId.prototype, 'certHash');

/** Attribute that binds a signature to one certificate by its SHA-256. */
export class SigningCertificate {
  certs: EssCertificateId[] = [];

  static of(certificateHash: Uint8Array): SigningCertificate {
    const id = Object.assign(new EssCertificateId(), { certHash: new OctetString(certificateHash) });
    return Object.assign(new SigningCertificate(), { certs: [id] });
  }
}
AsnProp({ type: EssCertificateId, repeated: 'sequence' })(SigningCertificate.prototype, 'certs');
