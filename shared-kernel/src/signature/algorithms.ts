import { id_ecdsaWithSHA256, id_ecPublicKey, id_secp256r1, ECParameters } from '@peculiar/asn1-ecc';
import { AlgorithmIdentifier } from '@peculiar/asn1-x509';
import { reencode, encodeDer } from './encoding/der';
import { areEqualBytes } from './encoding/bytes';

/**
 * Only supported algorithms: ECDSA on P-256 with SHA-256. Algorithms stated in files are compared with these, never
 * used.
 */
export const ECDSA_P256 = { name: 'ECDSA', namedCurve: 'P-256' } as const;
export const ECDSA_SHA256 = { name: 'ECDSA', hash: 'SHA-256' } as const;

export const SHA256 = new AlgorithmIdentifier({ algorithm: '2.16.840.1.101.3.4.2.1' });
export const ECDSA_WITH_SHA256 = new AlgorithmIdentifier({ algorithm: id_ecdsaWithSHA256 });
export const P256_PUBLIC_KEY = new AlgorithmIdentifier({
  algorithm: id_ecPublicKey,
  parameters: encodeDer(new ECParameters({ namedCurve: id_secp256r1 })).buffer,
});

/** True if name and parameters are equal; absent parameters differ from NULL. */
export function isSameAlgorithm(found: AlgorithmIdentifier, expected: AlgorithmIdentifier): boolean {
  const encoded = reencode(found);
  return encoded !== null && areEqualBytes(encoded, encodeDer(expected));
}
