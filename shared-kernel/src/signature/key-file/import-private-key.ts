import { ECPrivateKey } from '@peculiar/asn1-ecc';
import { PrivateKeyInfo } from '@peculiar/asn1-pkcs8';
import { ECDSA_P256, ECDSA_SHA256, isSameAlgorithm, P256_PUBLIC_KEY } from '../algorithms';
import { areEqualBytes, type Bytes } from '../encoding/bytes';
import { decodeDer } from '../encoding/der';
import { importPublicPoint } from '../public-key';

const PAIR_TEST_LENGTH = 32;

/**
 * Imports a PKCS#8 as a non-extractable key.
 * @returns null unless it is a P-256 key that belongs to the public point
 */
export async function importPrivateKey(pkcs8: Bytes, publicPoint: Bytes): Promise<CryptoKey | null> {
  if (!hasMatchingFields(pkcs8, publicPoint)) return null;
  try {
    const key = await crypto.subtle.importKey('pkcs8', pkcs8, ECDSA_P256, false, ['sign']);
    return (await isPair(key, publicPoint)) ? key : null;
  } catch {
    return null;
  }
}

/** Checks version and public key inside the PKCS#8, whose damage importers ignore. */
function hasMatchingFields(pkcs8: Bytes, publicPoint: Bytes): boolean {
  const info = decodeDer(pkcs8, PrivateKeyInfo);
  const isOurs =
    info &&
    Number(info.version) === 0 &&
    !info.attributes &&
    isSameAlgorithm(info.privateKeyAlgorithm, P256_PUBLIC_KEY);
  const key = isOurs && decodeDer(new Uint8Array(info.privateKey.buffer), ECPrivateKey);
  if (!key || key.version !== 1 || key.privateKey.byteLength !== PAIR_TEST_LENGTH) return false;
  return !key.publicKey || areEqualBytes(new Uint8Array(key.publicKey), publicPoint);
}

async function isPair(privateKey: CryptoKey, publicPoint: Bytes): Promise<boolean> {
  const publicKey = await importPublicPoint(publicPoint);
  const probe = crypto.getRandomValues(new Uint8Array(PAIR_TEST_LENGTH));
  const signature = await crypto.subtle.sign(ECDSA_SHA256, privateKey, probe);
  return publicKey !== null && crypto.subtle.verify(ECDSA_SHA256, publicKey, signature, probe);
}
