import { Buffer } from 'buffer';
import { AsnProp, OctetString } from '@peculiar/asn1-schema';
import { init } from 'gost89';
import { ownBytes, sameBytes, type Bytes } from '../encoding/bytes';
import { decodeBer } from '../encoding/der';
import { Pbes2Parameters, PBKDF2, Pbkdf2Parameters } from '../encoding/pbes2-parameters';
import { iitKey, pbkdf2Gost, type OnShare } from './derive-key';
import { readSubstitution } from './substitution';

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
const BLOCK_BYTES = 8;
const MAC_BYTES = 4;
/** Programs write ten thousand; a file that asks for a thousand million would hang the page for days. */
export const ITERATIONS_MAX = 100_000;
export const IIT_ITERATIONS = 10_000;

/** What a container held. */
export interface Decrypted {
  readonly clear: Bytes;
  /** Whether the check beside it fits; null where there is none. */
  readonly isWhole: boolean | null;
}

/** @returns null if the parameters are not those of the format */
export type Decrypt = (
  parameters: Uint8Array,
  data: Uint8Array,
  password: Uint8Array,
  onShare: OnShare,
) => Decrypted | null;

/** Whether the parameters of a PBES2 name GOST 28147: keys of other algorithms are encrypted by PBES2 as well. */
export function isByGost(parameters: Uint8Array): boolean {
  return decodeBer(parameters, Pbes2Parameters)?.encryptionScheme.algorithm === GOST_28147_CFB;
}

/** Decrypts a PBES2 by GOST 28147; whether the password was right shows by what comes out. */
export const decryptPbes2: Decrypt = (parameters, data, password, onShare) => {
  const { keyDerivationFunc: derivation, encryptionScheme: encryption } = decodeBer(parameters, Pbes2Parameters) ?? {};
  if (derivation?.algorithm !== PBKDF2 || encryption?.algorithm !== GOST_28147_CFB) return null;
  const kdf = derivation.parameters && decodeBer(new Uint8Array(derivation.parameters), Pbkdf2Parameters);
  const gost = encryption.parameters && decodeBer(new Uint8Array(encryption.parameters), GostParameters);
  if (!kdf || !gost || kdf.prf.algorithm !== GOST_34311_HMAC) return null;
  const { salt, iterationCount: iterations } = kdf;
  // The parser gives a number of four bytes and more as a string: that is too many.
  if (!Number.isInteger(iterations) || iterations < 1 || iterations > ITERATIONS_MAX) return null;
  const substitution = readSubstitution(new Uint8Array(gost.substitution.buffer));
  if (gost.iv.byteLength !== IV_BYTES || !substitution) return null;
  const key = pbkdf2Gost(password, new Uint8Array(salt.buffer), iterations, onShare);
  const cipher = init(substitution);
  cipher.key(key);
  const clear = Buffer.alloc(data.length);
  cipher.decrypt_cfb(Buffer.from(gost.iv.buffer), Buffer.from(data), clear);
  // The cipher keeps the key that it was given last.
  cipher.key(key.fill(0));
  return { clear: taken(clear, data.length), isWhole: null };
};

/**
 * The same for `Key-6.dat`: whole blocks, of which the last is filled up with what the head keeps. Beside it stands the
 * MAC of GOST 28147 over what was encrypted.
 */
export const decryptIit: Decrypt = (parameters, data, password, onShare) => {
  const head = decodeBer(parameters, IitParameters);
  const padding = new Uint8Array(head?.padding?.buffer ?? new ArrayBuffer(0));
  if (!head || head.mac.byteLength !== MAC_BYTES || padding.length >= BLOCK_BYTES || data.length === 0) return null;
  if ((data.length + padding.length) % BLOCK_BYTES !== 0) return null;
  const key = iitKey(password, IIT_ITERATIONS, onShare);
  const cipher = init();
  cipher.key(key);
  const encrypted = Buffer.concat([Buffer.from(data), padding]);
  const clear = Buffer.alloc(encrypted.length);
  cipher.decrypt(encrypted, clear);
  const isWhole = sameBytes(cipher.mac(MAC_BYTES * 8, clear.subarray(0, data.length)), new Uint8Array(head.mac.buffer));
  cipher.key(key.fill(0));
  return { clear: taken(clear, data.length), isWhole };
};

/** A copy of our own; the package's is overwritten. */
function taken(clear: Buffer, length: number): Bytes {
  const own = ownBytes(clear.subarray(0, length));
  clear.fill(0);
  return own;
}
