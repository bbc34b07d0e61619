import { ECPrivateKey } from '@peculiar/asn1-ecc';
import { PrivateKey, PrivateKeyInfo } from '@peculiar/asn1-pkcs8';
import { OctetString } from '@peculiar/asn1-schema';
import { ECDSA_P256, P256_PUBLIC_KEY } from '../algorithms';
import { copyBytes, sha256, toHex, type Bytes } from '../encoding/bytes';
import { encodeDer } from '../encoding/der';

/** Order of P-256. Source: SEC 2, 2.4.2 */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const SCALAR_LENGTH = 32;
/** 64 bits more than the order has, so that the remainder is uniform. Source: FIPS 186-5, A.2.1 */
const SEED_LENGTH = 40;

/**
 * Creates a P-256 pair whose private number is HKDF-SHA256 over bytes of the browser's generator; predictable samples,
 * as mere salt, leave it as strong.
 * @param samples data of the user's pointer moves, of any length
 */
export async function createSeededPair(samples: Uint8Array): Promise<CryptoKeyPair> {
  const random = crypto.getRandomValues(new Uint8Array(SEED_LENGTH));
  const base = await crypto.subtle.importKey('raw', random, 'HKDF', false, ['deriveBits']);
  random.fill(0);
  const info = new TextEncoder().encode('ncb-key/1');
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: await sha256(samples), info };
  const seed = new Uint8Array(await crypto.subtle.deriveBits(derivation, base, SEED_LENGTH * 8));
  const scalar = (BigInt(`0x${toHex(seed)}`) % (ORDER - 1n)) + 1n;
  seed.fill(0);
  const pkcs8 = encodePrivateKeyInfo(scalar);
  const privateKey = await crypto.subtle.importKey('pkcs8', pkcs8, ECDSA_P256, true, ['sign']);
  pkcs8.fill(0);
  // The importer computes the point; only a JWK export returns it.
  const { kty = '', crv = '', x = '', y = '' } = await crypto.subtle.exportKey('jwk', privateKey);
  const publicKey = await crypto.subtle.importKey('jwk', { kty, crv, x, y }, ECDSA_P256, true, ['verify']);
  return { privateKey, publicKey };
}

function encodePrivateKeyInfo(scalar: bigint): Bytes {
  const digits = scalar.toString(16).padStart(SCALAR_LENGTH * 2, '0');
  const number = Uint8Array.from(digits.match(/../g) ?? [], (byte) => parseInt(byte, 16));
  const key = new ECPrivateKey({ version: 1, privateKey: new OctetString(number) });
  const info = new PrivateKeyInfo({
    version: 0,
    privateKeyAlgorithm: P256_PUBLIC_KEY,
    privateKey: new PrivateKey(encodeDer(key)),
  });
  return copyBytes(encodeDer(info));
}
