import { EncryptedPrivateKeyInfo } from '@peculiar/asn1-pkcs8';
import { OctetString } from '@peculiar/asn1-schema';
import { AlgorithmIdentifier } from '@peculiar/asn1-x509';
import { isSameAlgorithm } from '../algorithms';
import { copyBytes, type Bytes } from '../encoding/bytes';
import { decodeDer, encodeDer } from '../encoding/der';
import { PBES2, Pbes2Parameters, PBKDF2, Pbkdf2Parameters } from '../encoding/pbes2-parameters';

const AES_256_CBC = '2.16.840.1.101.3.4.1.42';
const AES_256_KEY_LENGTH = 32;
const IV_LENGTH = 16;
const SALT_LENGTHS = { min: 8, max: 64 };
const HMAC_SHA256 = new AlgorithmIdentifier({
  algorithm: '1.2.840.113549.2.9',
  parameters: Uint8Array.of(0x05, 0x00).buffer,
});

/** Encrypted private key with everything needed for decryption except the password. */
export interface EncryptedKey {
  readonly salt: Bytes;
  readonly iterations: number;
  readonly iv: Bytes;
  readonly encrypted: Bytes;
}

/** Encodes PKCS#8 `EncryptedPrivateKeyInfo`: PBES2 with PBKDF2-HMAC-SHA256 and AES-256-CBC. */
export function writeEncryptedKey({ salt, iterations, iv, encrypted }: EncryptedKey): Bytes {
  const derivation = Object.assign(new Pbkdf2Parameters(), {
    salt: new OctetString(salt),
    iterationCount: iterations,
    prf: HMAC_SHA256,
  });
  const parameters = Object.assign(new Pbes2Parameters(), {
    keyDerivationFunc: new AlgorithmIdentifier({ algorithm: PBKDF2, parameters: encodeDer(derivation).buffer }),
    encryptionScheme: new AlgorithmIdentifier({
      algorithm: AES_256_CBC,
      parameters: encodeDer(new OctetString(iv)).buffer,
    }),
  });
  return encodeDer(
    new EncryptedPrivateKeyInfo({
      encryptionAlgorithm: new AlgorithmIdentifier({ algorithm: PBES2, parameters: encodeDer(parameters).buffer }),
      encryptedData: new OctetString(encrypted),
    }),
  );
}

/**
 * Parses PKCS#8 `EncryptedPrivateKeyInfo`.
 * @returns null for other algorithms and for anything that is not its DER
 */
export function readEncryptedKey(der: Uint8Array): EncryptedKey | null {
  const info = decodeDer(der, EncryptedPrivateKeyInfo);
  const parameters = info && readParameters(info.encryptionAlgorithm, PBES2, Pbes2Parameters);
  const derivation = parameters && readParameters(parameters.keyDerivationFunc, PBKDF2, Pbkdf2Parameters);
  const iv = parameters && readParameters(parameters.encryptionScheme, AES_256_CBC, OctetString);
  if (!derivation || !iv || iv.byteLength !== IV_LENGTH) return null;
  const { salt, iterationCount, keyLength = AES_256_KEY_LENGTH, prf } = derivation;
  const isOurs =
    prf !== undefined &&
    isSameAlgorithm(prf, HMAC_SHA256) &&
    keyLength === AES_256_KEY_LENGTH &&
    salt.byteLength >= SALT_LENGTHS.min &&
    salt.byteLength <= SALT_LENGTHS.max;
  if (!isOurs) return null;
  return {
    salt: copyBytes(salt.buffer),
    // The parser returns integers of four bytes and more as strings.
    iterations: Number(iterationCount),
    iv: copyBytes(iv.buffer),
    encrypted: copyBytes(info.encryptedData.buffer),
  };
}

function readParameters<T extends object>(found: AlgorithmIdentifier, algorithm: string, type: new () => T): T | null {
  if (found.algorithm !== algorithm || !found.parameters) return null;
  return decodeDer(new Uint8Array(found.parameters), type);
}
