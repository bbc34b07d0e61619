import type { Bytes } from '../encoding/bytes';
import type { EncryptedKey } from './pbes2';

/** Iterations of PBKDF2: `min` makes guessing a password expensive, `max` limits the cost of a malicious file. */
export const ITERATIONS = { min: 600_000, default: 1_000_000, max: 10_000_000 } as const;

const SALT_LENGTH = 16;
const IV_LENGTH = 16;

export function isAcceptedIterationCount(iterations: number): boolean {
  return Number.isInteger(iterations) && iterations >= ITERATIONS.min && iterations <= ITERATIONS.max;
}

export async function encryptKey(plain: Bytes, password: string, iterations: number): Promise<EncryptedKey> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_LENGTH));
  const iv = crypto.getRandomValues(new Uint8Array(IV_LENGTH));
  const key = await deriveKey(password, salt, iterations, 'encrypt');
  return {
    salt,
    iterations,
    iv,
    encrypted: new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, key, plain)),
  };
}

/**
 * Decrypts a private key.
 * @returns null if the padding is wrong, as for most wrong passwords; a wrong password may also return garbage
 * @throws RangeError if the number of iterations was not checked before
 */
export async function decryptKey(
  { salt, iterations, iv, encrypted }: EncryptedKey,
  password: string,
): Promise<Bytes | null> {
  const key = await deriveKey(password, salt, iterations, 'decrypt');
  try {
    return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-CBC', iv }, key, encrypted));
  } catch {
    return null;
  }
}

async function deriveKey(
  password: string,
  salt: Bytes,
  iterations: number,
  usage: 'encrypt' | 'decrypt',
): Promise<CryptoKey> {
  if (!isAcceptedIterationCount(iterations)) throw new RangeError('iterations of a key file');
  // NFC: some keyboards compose "é" of two characters, and the password must open the file everywhere.
  const typed = new TextEncoder().encode(password.normalize('NFC'));
  const base = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey']);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return crypto.subtle.deriveKey(derivation, base, { name: 'AES-CBC', length: 256 }, false, [usage]);
}
