import { SubjectPublicKeyInfo } from '@peculiar/asn1-x509';
import { P256_PUBLIC_KEY } from './algorithms';
import { ownBytes, sha256, toHex } from './encoding/bytes';
import { encodeDer } from './encoding/der';

/** Bytes of the digest that people compare by eye. */
const SHOWN = 16;

/**
 * The id of a key on every screen and paper: SHA-256 of its SubjectPublicKeyInfo, the first 16 bytes as eight groups of
 * four capital hexadecimal digits. Source: reference/areas D1
 * @param publicPoint of P-256, 65 bytes
 */
export async function keyId(publicPoint: Uint8Array): Promise<string> {
  const subjectPublicKey = ownBytes(publicPoint).buffer;
  const info = encodeDer(new SubjectPublicKeyInfo({ algorithm: P256_PUBLIC_KEY, subjectPublicKey }));
  return keyIdOf(info);
}

/** The same of any key. @param publicKeyInfo its SubjectPublicKeyInfo, DER */
export async function keyIdOf(publicKeyInfo: Uint8Array): Promise<string> {
  const digits = toHex((await sha256(publicKeyInfo)).slice(0, SHOWN)).toUpperCase();
  return (digits.match(/.{4}/g) ?? []).join(' ');
}
