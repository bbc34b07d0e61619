import { decodeBer } from '../encoding/der';
import { Pbes2Parameters, PBKDF2, Pbkdf2Parameters } from '../encoding/pbes2-parameters';
import { CIPHERS, OWN_CIPHERS } from './ciphers';
import type { Decrypt } from './decrypted';
import { areBearable, DERIVATIONS } from './derive-key';

/** Whether the parameters of a PBES2 name a cipher of the Ukrainian standards: keys of other algorithms have others. */
export function isByDstu(parameters: Uint8Array): boolean {
  return entryOf(OWN_CIPHERS, cipherIn(parameters)) !== null;
}

/** Whether they name one that we read. */
export function isReadable(parameters: Uint8Array): boolean {
  return entryOf(CIPHERS, cipherIn(parameters)) !== null;
}

/** Decrypts a PBES2; whether the password was right shows by what comes out. */
export const decryptPbes2: Decrypt = async (parameters, data, password, onShare) => {
  const { keyDerivationFunc: derivation, encryptionScheme: encryption } = decodeBer(parameters, Pbes2Parameters) ?? {};
  if (derivation?.algorithm !== PBKDF2 || !derivation.parameters || !encryption?.parameters) return null;
  const kdf = decodeBer(new Uint8Array(derivation.parameters), Pbkdf2Parameters);
  const derive = entryOf(DERIVATIONS, kdf?.prf.algorithm);
  const cipher = entryOf(CIPHERS, encryption.algorithm)?.(new Uint8Array(encryption.parameters));
  if (!kdf || !derive || !cipher) return null;
  const { salt, iterationCount: iterations } = kdf;
  if (!areBearable(iterations)) return null;
  const whole = await derive(password, new Uint8Array(salt.buffer), iterations, onShare);
  const key = whole.slice(0, cipher.keyBytes);
  const clear = await cipher.decipher(data, key);
  [whole, key].forEach((secret) => secret.fill(0));
  return { clear, isWhole: null };
};

function cipherIn(parameters: Uint8Array): string | undefined {
  return decodeBer(parameters, Pbes2Parameters)?.encryptionScheme.algorithm;
}

/** What stands under a name that a file gives. */
function entryOf<Entry>(table: Readonly<Record<string, Entry>>, name: string | undefined): Entry | null {
  return (name !== undefined && Object.hasOwn(table, name) ? table[name] : null) ?? null;
}
