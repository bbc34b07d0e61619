import type { SubjectPublicKeyInfo } from '@peculiar/asn1-x509';
import { ECDSA_P256, isSameAlgorithm, P256_PUBLIC_KEY } from './algorithms';
import { copyBytes, type Bytes } from './encoding/bytes';

const POINT_LENGTH = 65;

/** Returns the public point of a P-256 key; null for a key of another kind or a point in another form. */
export function getPublicPoint(info: SubjectPublicKeyInfo): Bytes | null {
  const point = copyBytes(info.subjectPublicKey);
  const isPoint = isSameAlgorithm(info.algorithm, P256_PUBLIC_KEY) && point.length === POINT_LENGTH && point[0] === 4;
  return isPoint ? point : null;
}

/** Imports a verification key; null if the point is not on the curve, which importing checks. */
export async function importPublicPoint(point: Bytes): Promise<CryptoKey | null> {
  try {
    return await crypto.subtle.importKey('raw', point, ECDSA_P256, true, ['verify']);
  } catch {
    return null;
  }
}
