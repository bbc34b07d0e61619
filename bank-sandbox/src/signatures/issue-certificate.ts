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
  getCertificateFingerprint,
  ECDSA_SHA256,
  decodePem,
  importPublicPoint,
  copyBytes,
  readRequest,
  sha256,
  toHex,
  toPem,
  type Bytes,
} from '@ncb/shared-kernel/signature';
import type { Authority } from './authority';

interface IssueOptions {
  /** Lower-case hexadecimal, positive, without a leading zero byte. */
  readonly serial: string;
  readonly validFrom: Date;
  readonly validTo: Date;
}

export interface IssuedCertificate {
  readonly der: Bytes;
  readonly pem: string;
  readonly serial: string;
  /** SHA-256 of the certificate, hexadecimal; key of the registry. */
  readonly fingerprint: string;
  /** SHA-256 of the public point, hexadecimal; never registered twice. */
  readonly keyFingerprint: string;
}

type Issuing =
  | { readonly ok: true; readonly certificate: IssuedCertificate }
  /** Request not signed with its own P-256 key. */
  | { readonly ok: false; readonly reason: 'requestInvalid' };

/** X.520. */
const SERIAL_NUMBER = '2.5.4.5';

/** Pattern of 1 to 20 bytes. Source: RFC 5280 4.1.2.2 */
const SERIAL = /^(?!00)[0-7][0-9a-f](?:[0-9a-f]{2}){0,19}$/;

/**
 * Issues a certificate with the request's name; the owner is known from the registry only.
 * @param requestPem a text with one `CERTIFICATE REQUEST`; a whole key file is accepted
 * @throws RangeError for a serial in another form
 */
export async function issueCertificate(
  authority: Authority,
  requestPem: string,
  { serial, validFrom, validTo }: IssueOptions,
): Promise<Issuing> {
  if (!SERIAL.test(serial)) throw new RangeError('serial of a certificate');
  const der = decodePem('CERTIFICATE REQUEST', requestPem);
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
  const issued = copyBytes(certificate.rawData);
  return {
    ok: true,
    certificate: {
      der: issued,
      pem: toPem('CERTIFICATE', issued),
      serial,
      fingerprint: await getCertificateFingerprint(issued),
      keyFingerprint: toHex(await sha256(publicPoint)),
    },
  };
}

/** Returns null as for `requestInvalid`. */
export async function getKeyFingerprint(requestPem: string): Promise<string | null> {
  const publicPoint = await readPublicPoint(requestPem);
  return publicPoint && toHex(await sha256(publicPoint));
}

/** Reads tax numbers or passports of a PEM request. */
export function readOwnerCodes(requestPem: string): readonly string[] {
  const der = decodePem('CERTIFICATE REQUEST', requestPem);
  return der ? new Pkcs10CertificateRequest(der).subjectName.getField(SERIAL_NUMBER) : [];
}

/** Returns 65 bytes; null if the signature is by another key. */
export async function readPublicPoint(requestPem: string): Promise<Uint8Array | null> {
  const der = decodePem('CERTIFICATE REQUEST', requestPem);
  return der && readRequest(der);
}
