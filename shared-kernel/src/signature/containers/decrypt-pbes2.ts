import { decodeBer } from '../encoding/der';
import { Pbes2Parameters, PBKDF2, Pbkdf2Parameters } from '../encoding/pbes2-parameters';
import { CIPHERS } from './ciphers';
import type { Decrypt } from './decrypted';
import { isAcceptableIterationCount, DERIVATIONS } from './derive-key';

/** Default derivation function. Source: RFC 8018, A.2 */
const HMAC_SHA1 = '1.2.840.113549.2.7';

export function isSupported(parameters: Uint8Array): boolean {
  const { keyDerivationFunc: derivation, encryptionScheme: encryption } = decodeBer(parameters, Pbes2Parameters) ?? {};
  if (derivation?.algorithm !== PBKDF2 || lookUp(CIPHERS, encryption?.algorithm) === null) return false;
  const kdf = derivation.parameters && decodeBer(new Uint8Array(derivation.parameters), Pbkdf2Parameters);
  // Unparseable parameters mean a damaged file, not an unsupported kind.
  return !kdf || lookUp(DERIVATIONS, getPrf(kdf)) !== null;
}

/** Decrypts PBES2; a wrong password shows in the result only. */
export const decryptPbes2: Decrypt = async (parameters, data, password, onShare) => {
  const { keyDerivationFunc: derivation, encryptionScheme: encryption } = decodeBer(parameters, Pbes2Parameters) ?? {};
  if (derivation?.algorithm !== PBKDF2 || !derivation.parameters || !encryption?.parameters) return null;
  const kdf = decodeBer(new Uint8Array(derivation.parameters), Pbkdf2Parameters);
  const derive = kdf && lookUp(DERIVATIONS, getPrf(kdf));
  const cipher = lookUp(CIPHERS, encryption.algorithm)?.(new Uint8Array(encryption.parameters));
  if (!kdf || !derive || !cipher) return null;
  const { salt, iterationCount: iterations } = kdf;
  if (!isAcceptableIterationCount(iterations)) return null;
  const whole = await derive(password, new Uint8Array(salt.buffer), iterations, onShare);
  const key = whole.slice(0, cipher.keyBytes);
  const clear = await cipher.decipher(data, key);
  [whole, key].forEach((secret) => secret.fill(0));
  return { clear, isWhole: null };
};

function getPrf({ prf }: Pbkdf2Parameters): string {
  return prf?.algorithm ?? HMAC_SHA1;
}

function lookUp<Entry>(table: Readonly<Record<string, Entry>>, name: string | undefined): Entry | null {
  return (name !== undefined && Object.hasOwn(table, name) ? table[name] : null) ?? null;
}
