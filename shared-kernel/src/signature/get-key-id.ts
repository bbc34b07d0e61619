import { SubjectPublicKeyInfo } from '@peculiar/asn1-x509';
import { P256_PUBLIC_KEY } from './algorithms';
import { copyBytes, sha256, toHex } from './encoding/bytes';
import { encodeDer } from './encoding/der';

const SHOWN = 16;

/**
 * Returns the key id: SHA-256 of its SubjectPublicKeyInfo, the first 16 bytes as eight groups of four capital
 * hexadecimal digits. Source: docs/requirements/keys-and-users.md#key-file-and-key-id.
 * @param publicPoint of P-256, 65 bytes
 */
export async function getKeyId(publicPoint: Uint8Array): Promise<string> {
  const subjectPublicKey = copyBytes(publicPoint).buffer;
  const info = encodeDer(new SubjectPublicKeyInfo({ algorithm: P256_PUBLIC_KEY, subjectPublicKey }));
  return getKeyIdOfInfo(info);
}

/** Returns the id of any key. @param publicKeyInfo its SubjectPublicKeyInfo, DER */
export async function getKeyIdOfInfo(publicKeyInfo: Uint8Array): Promise<string> {
  const digits = toHex((await sha256(publicKeyInfo)).slice(0, SHOWN)).toUpperCase();
  return (digits.match(/.{4}/g) ?? []).join(' ');
}
