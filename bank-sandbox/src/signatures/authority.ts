import 'reflect-metadata';
import {
  BasicConstraintsExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectKeyIdentifierExtension,
  X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509';
import { ECDSA_P256, ECDSA_SHA256, decodePem, toPem } from '@ncb/shared-kernel/signature';

/** Authority whose private key is not extractable, so that printing it does not print the key. */
export interface Authority {
  readonly certificate: X509Certificate;
  readonly certificatePem: string;
  readonly signingKey: CryptoKey;
}

const NAME = 'CN=NCB sandbox authority (not a real authority), O=NCB bank sandbox, C=UA';
const SERIAL_LENGTH = 16;

/** @returns PEM text with private key and certificate: a secret; `openAuthority` reads it */
export async function createAuthority(validity: { readonly validFrom: Date; readonly validTo: Date }): Promise<string> {
  const keys = await crypto.subtle.generateKey(ECDSA_P256, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: NAME,
    keys,
    serialNumber: createSerial(),
    notBefore: validity.validFrom,
    notAfter: validity.validTo,
    signingAlgorithm: ECDSA_SHA256,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  const pkcs8 = await crypto.subtle.exportKey('pkcs8', keys.privateKey);
  return toPem('PRIVATE KEY', new Uint8Array(pkcs8)) + toPem('CERTIFICATE', new Uint8Array(certificate.rawData));
}

/** @throws Error if the text was not made by `createAuthority`; the message does not quote it */
export async function openAuthority(stored: string): Promise<Authority> {
  const pkcs8 = decodePem('PRIVATE KEY', stored);
  const der = decodePem('CERTIFICATE', stored);
  if (!pkcs8 || !der) throw new Error('the stored certificate authority is damaged');
  const signingKey = await crypto.subtle.importKey('pkcs8', pkcs8, ECDSA_P256, false, ['sign']);
  return { certificate: new X509Certificate(der), certificatePem: toPem('CERTIFICATE', der), signingKey };
}

/** Creates a positive number, lower-case hexadecimal. */
export function createSerial(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SERIAL_LENGTH));
  // 01xxxxxx: positive in DER, without a leading zero.
  return Buffer.from(bytes.map((byte, index) => (index === 0 ? (byte & 0x3f) | 0x40 : byte))).toString('hex');
}
