import { decodeBer } from '../encoding/der';
import { Pbes2Parameters, PBKDF2, Pbkdf2Parameters } from '../encoding/pbes2-parameters';
import { CIPHERS } from './ciphers';
import type { Decrypt } from './decrypted';
import { pbkdf2Gost, pbkdf2Kupyna } from './derive-key';

/** Programs write ten thousand; a file that asks for a thousand million would hang the page for days. */
export const ITERATIONS_MAX = 100_000;

/** How a password becomes a key, by the object identifiers of its codes: HMAC of GOST 34.311; the code of DSTU 7564. */
const DERIVATIONS: Readonly<Record<string, typeof pbkdf2Gost>> = {
  '1.2.804.2.1.1.1.1.1.2': pbkdf2Gost,
  '1.2.804.2.1.1.1.1.2.2.4': pbkdf2Kupyna,
};

/** Whether the parameters of a PBES2 name a cipher of ours: keys of other algorithms are encrypted by PBES2 as well. */
export function isByDstu(parameters: Uint8Array): boolean {
  return cipherOf(decodeBer(parameters, Pbes2Parameters)?.encryptionScheme.algorithm) !== null;
}

/** Decrypts a PBES2 by the ciphers of the standards; whether the password was right shows by what comes out. */
export const decryptPbes2: Decrypt = (parameters, data, password, onShare) => {
  const { keyDerivationFunc: derivation, encryptionScheme: encryption } = decodeBer(parameters, Pbes2Parameters) ?? {};
  if (derivation?.algorithm !== PBKDF2 || !derivation.parameters || !encryption?.parameters) return null;
  const kdf = decodeBer(new Uint8Array(derivation.parameters), Pbkdf2Parameters);
  const derive = kdf && Object.hasOwn(DERIVATIONS, kdf.prf.algorithm) ? DERIVATIONS[kdf.prf.algorithm] : null;
  const decipher = cipherOf(encryption.algorithm)?.(new Uint8Array(encryption.parameters));
  if (!kdf || !derive || !decipher) return null;
  const { salt, iterationCount: iterations } = kdf;
  // The parser gives a number of four bytes and more as a string: that is too many.
  if (!Number.isInteger(iterations) || iterations < 1 || iterations > ITERATIONS_MAX) return null;
  const key = derive(password, new Uint8Array(salt.buffer), iterations, onShare);
  const clear = decipher(data, key);
  key.fill(0);
  return { clear, isWhole: null };
};

function cipherOf(algorithm: string | undefined) {
  return (algorithm && Object.hasOwn(CIPHERS, algorithm) && CIPHERS[algorithm]) || null;
}
