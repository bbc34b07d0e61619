import 'reflect-metadata';
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  Pkcs10CertificateRequest,
  SubjectKeyIdentifierExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';
import {
  certificateFingerprint,
  ECDSA_SHA256,
  fromPem,
  importPublicPoint,
  ownBytes,
  readRequest,
  sha256,
  toHex,
  toPem,
  type Bytes,
} from '@ncb/shared-kernel/signature';
import type { Authority } from './authority';

export interface IssueOptions {
  /** Lower-case hexadecimal, whole bytes, positive, no zero byte in front: `randomSerial` makes one. */
  readonly serial: string;
  readonly validFrom: Date;
  readonly validTo: Date;
}

export interface IssuedCertificate {
  readonly der: Bytes;
  readonly pem: string;
  readonly serial: string;
  /** SHA-256 of the certificate, hexadecimal: under this the registry finds it. */
  readonly fingerprint: string;
  /** SHA-256 of the public point, hexadecimal: a known one is never taken twice. */
  readonly keyFingerprint: string;
}

export type Issuing =
  | { readonly ok: true; readonly certificate: IssuedCertificate }
  /** Not a request for a P-256 certificate, or not signed with the key that it names. */
  | { readonly ok: false; readonly reason: 'requestInvalid' };

/** Of a person, X.520. */
const SERIAL_NUMBER = '2.5.4.5';

/** The serial of a certificate as one DER integer: 1 to 20 bytes, RFC 5280, 4.1.2.2. */
const SERIAL = /^(?!00)[0-7][0-9a-f](?:[0-9a-f]{2}){0,19}$/;

/**
 * Issues a certificate for signing documents. The name in it is the request's: whose certificate it is, is known from
 * the registry alone.
 * @param requestPem a text with one `CERTIFICATE REQUEST`; a whole key file will do
 * @throws RangeError for a serial in another form
 */
export async function issueCertificate(
  authority: Authority,
  requestPem: string,
  { serial, validFrom, validTo }: IssueOptions,
): Promise<Issuing> {
  if (!SERIAL.test(serial)) throw new RangeError('serial of a certificate');
  const der = fromPem('CERTIFICATE REQUEST', requestPem);
  const publicPoint = der && (await readRequest(der));
  const publicKey = publicPoint && (await importPublicPoint(publicPoint));
  if (!publicKey) return { ok: false, reason: 'requestInvalid' };

  const certificate = await X509CertificateGenerator.create({
    serialNumber: serial,
    issuer: authority.certificate.subjectName,
    subject: new Pkcs10CertificateRequest(der).subjectName,
    notBefore: validFrom,
    notAfter: validTo,
    publicKey,
    signingKey: authority.signingKey,
    signingAlgorithm: ECDSA_SHA256,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature | KeyUsageFlags.nonRepudiation, true),
      await SubjectKeyIdentifierExtension.create(publicKey),
      await AuthorityKeyIdentifierExtension.create(authority.certificate.publicKey),
    ],
  });
  const issued = ownBytes(certificate.rawData);
  return {
    ok: true,
    certificate: {
      der: issued,
      pem: toPem('CERTIFICATE', issued),
      serial,
      fingerprint: await certificateFingerprint(issued),
      keyFingerprint: toHex(await sha256(publicPoint)),
    },
  };
}

/** The fingerprint of the key that a request or key file names, before anything is issued; null as for `requestInvalid`. */
export async function keyFingerprint(requestPem: string): Promise<string | null> {
  const publicPoint = await publicPointOf(requestPem);
  return publicPoint && toHex(await sha256(publicPoint));
}

/** The tax numbers or passports that a request in PEM names; none for one that names nobody or cannot be read. */
export function personsNamed(requestPem: string): readonly string[] {
  const der = fromPem('CERTIFICATE REQUEST', requestPem);
  return der ? new Pkcs10CertificateRequest(der).subjectName.getField(SERIAL_NUMBER) : [];
}

/** The public key of a request in PEM, 65 bytes; null if there is none, or it is not signed with that key. */
export async function publicPointOf(requestPem: string): Promise<Uint8Array | null> {
  const der = fromPem('CERTIFICATE REQUEST', requestPem);
  return der && readRequest(der);
}
