import { AsnConvert } from '@peculiar/asn1-schema';
import { Certificate as X509, id_ce_keyUsage, KeyUsage, KeyUsageFlags } from '@peculiar/asn1-x509';
import { readSignedData } from '../cades/signed-data';
import { copyBytes, type Bytes } from '../encoding/bytes';
import { decodeBer } from '../encoding/der';
import { decodePem } from '../encoding/pem';
import { readPrivateKey, readPublicKey } from '../dstu/keys';
import type { ContainerKey } from './open-container';

interface SigningPair {
  readonly key: ContainerKey;
  /** DER. */
  readonly certificate: Bytes;
}

/** Returns the certificates of a file beside the key: one (`.cer`, DER or PEM) or several (`.p7b`, or a list). */
export function extractCertificates(file: Uint8Array): readonly Bytes[] {
  const der = decodePem('CERTIFICATE', new TextDecoder('latin1').decode(file)) ?? copyBytes(file);
  if (decodeBer(der, X509)) return [der];
  return (readSignedData(der)?.certificates ?? []).map((one) => copyBytes(one)).filter((one) => decodeBer(one, X509));
}

/**
 * Returns the signing key and its certificate: a file's other key is for key agreement, by the usage in its
 * certificate. Null if no certificate belongs to a key.
 */
export function findSigningPair(keys: readonly ContainerKey[], certificates: readonly Bytes[]): SigningPair | null {
  for (const certificate of certificates.filter(isForSigning)) {
    const key = keys.find(({ privateKey }) => isKeyOf(privateKey, certificate));
    if (key) return { key, certificate };
  }
  return null;
}

function isForSigning(certificate: Bytes): boolean {
  const extensions = decodeBer(certificate, X509)?.tbsCertificate.extensions ?? [];
  const found = extensions.find(({ extnID }) => extnID === id_ce_keyUsage);
  try {
    const usage = found ? AsnConvert.parse(found.extnValue.buffer, KeyUsage).toNumber() : 0;
    return (usage & (KeyUsageFlags.digitalSignature | KeyUsageFlags.nonRepudiation)) !== 0;
  } catch {
    return false;
  }
}

function isKeyOf(privateKey: Uint8Array, certificate: Uint8Array): boolean {
  try {
    const publicKey = readPublicKey(certificate);
    const key = readPrivateKey(privateKey);
    return publicKey !== null && publicKey.curve.m === key.curve.m && key.pub_match(publicKey);
  } catch {
    // The package throws for anything it cannot read.
    return false;
  }
}
