import { Buffer } from 'buffer';
import { AsnProp, OctetString } from '@peculiar/asn1-schema';
import { dumb_kdf as iitKey, init, pbkdf } from 'gost89';
import { ownBytes, type Bytes } from '../encoding/bytes';
import { decodeBer } from '../encoding/der';
import { Pbes2Parameters, PBKDF2, Pbkdf2Parameters } from '../encoding/pbes2-parameters';

class GostParameters {
  iv = new OctetString();
  substitution = new OctetString();
}
AsnProp({ type: OctetString })(GostParameters.prototype, 'iv');
AsnProp({ type: OctetString })(GostParameters.prototype, 'substitution');

class IitParameters {
  mac = new OctetString();
  padding?: OctetString;
}
AsnProp({ type: OctetString })(IitParameters.prototype, 'mac');
AsnProp({ type: OctetString, optional: true })(IitParameters.prototype, 'padding');

const GOST_34311_HMAC = '1.2.804.2.1.1.1.1.1.2';
const GOST_28147_CFB = '1.2.804.2.1.1.1.1.1.1.3';
const IV_BYTES = 8;
const SUBSTITUTION_BYTES = 64;
const BLOCK_BYTES = 8;
/** Programs write ten thousand; a file that asks for a thousand million would hang the page for days. */
export const ITERATIONS_MAX = 100_000;
const IIT_ITERATIONS = 10_000;
/** A longer password would not count whole: the package's HMAC takes one block. */
export const PASSWORD_BYTES_MAX = 32;

/** Whether the parameters of a PBES2 name GOST 28147: keys of other algorithms are encrypted by PBES2 as well. */
export function isByGost(parameters: Uint8Array): boolean {
  return decodeBer(parameters, Pbes2Parameters)?.encryptionScheme.algorithm === GOST_28147_CFB;
}

/**
 * Decrypts what a container holds; whether the password was right shows by what comes out.
 * @returns null if the parameters are not those of the format
 */
export function decryptPbes2(parameters: Uint8Array, data: Uint8Array, password: Uint8Array): Bytes | null {
  const { keyDerivationFunc: derivation, encryptionScheme: encryption } = decodeBer(parameters, Pbes2Parameters) ?? {};
  if (derivation?.algorithm !== PBKDF2 || encryption?.algorithm !== GOST_28147_CFB) return null;
  const kdf = derivation.parameters && decodeBer(new Uint8Array(derivation.parameters), Pbkdf2Parameters);
  const gost = encryption.parameters && decodeBer(new Uint8Array(encryption.parameters), GostParameters);
  if (!kdf || !gost || kdf.prf.algorithm !== GOST_34311_HMAC) return null;
  const { salt, iterationCount: iterations } = kdf;
  // The parser gives a number of four bytes and more as a string: that is too many.
  if (!Number.isInteger(iterations) || iterations < 1 || iterations > ITERATIONS_MAX) return null;
  if (gost.iv.byteLength !== IV_BYTES || gost.substitution.byteLength !== SUBSTITUTION_BYTES) return null;
  const key = pbkdf(Buffer.from(password), Buffer.from(salt.buffer), iterations);
  const cipher = init();
  cipher.key(key);
  const clear = Buffer.alloc(data.length);
  cipher.decrypt_cfb(Buffer.from(gost.iv.buffer), Buffer.from(data), clear);
  key.fill(0);
  return taken(clear, data.length);
}

/** The same for `Key-6.dat`: whole blocks, of which the last is filled up with what the head keeps. */
export function decryptIit(parameters: Uint8Array, data: Uint8Array, password: Uint8Array): Bytes | null {
  const head = decodeBer(parameters, IitParameters);
  const padding = new Uint8Array(head?.padding?.buffer ?? new ArrayBuffer(0));
  if (!head || (data.length + padding.length) % BLOCK_BYTES !== 0) return null;
  const key = iitKey(Buffer.from(password), IIT_ITERATIONS);
  const cipher = init();
  cipher.key(key);
  const encrypted = Buffer.concat([Buffer.from(data), padding]);
  const clear = Buffer.alloc(encrypted.length);
  cipher.decrypt(encrypted, clear);
  key.fill(0);
  return taken(clear, data.length);
}

/** A copy of our own; the package's is overwritten. */
function taken(clear: Buffer, length: number): Bytes {
  const own = ownBytes(clear.subarray(0, length));
  clear.fill(0);
  return own;
}
