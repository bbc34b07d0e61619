import { Buffer } from 'buffer';
import { AsnProp, OctetString } from '@peculiar/asn1-schema';
import { copyBytes, type Bytes } from '../encoding/bytes';
import { decodeBer } from '../encoding/der';
import { init } from '../dstu/packages';
import { KALYNA_BYTES, decryptKalyna } from '../kupyna/kalyna';
import { moveBytes } from './decrypted';

class GostParameters {
  iv = new OctetString();
  substitution = new OctetString();
}
AsnProp({ type: OctetString })(GostParameters.prototype, 'iv');
AsnProp({ type: OctetString })(GostParameters.prototype, 'substitution');

class KalynaParameters {
  iv = new OctetString();
}
AsnProp({ type: OctetString })(KalynaParameters.prototype, 'iv');

const GOST_IV_BYTES = 8;

const AES_IV_BYTES = 16;

interface Cipher {
  readonly keyBytes: number;
  decipher(data: Uint8Array, key: Bytes): Bytes | Promise<Bytes>;
}

/** Reads the parameters of a file; null if they are not those of the cipher. */
type ReadCipher = (parameters: Uint8Array) => Cipher | null;

const OWN_CIPHERS: Readonly<Record<string, ReadCipher>> = {
  /** GOST 28147 in CFB mode, with the substitution stated in the file. */
  '1.2.804.2.1.1.1.1.1.1.3'(parameters) {
    const read = decodeBer(parameters, GostParameters);
    const substitution = read && readSubstitution(new Uint8Array(read.substitution.buffer));
    if (read?.iv.byteLength !== GOST_IV_BYTES || !substitution) return null;
    const iv = Buffer.from(read.iv.buffer);
    const decipher = (data: Uint8Array, key: Bytes) => {
      const cipher = init(substitution);
      cipher.key(Buffer.from(key.buffer));
      const clear = Buffer.alloc(data.length);
      cipher.decrypt_cfb(iv, Buffer.from(data), clear);
      // The cipher object keeps the last key, so it is overwritten.
      cipher.key(Buffer.alloc(key.length));
      return moveBytes(clear, data.length);
    };
    return { keyBytes: 32, decipher };
  },
  /** DSTU 7624 with 256 bits in CBC mode. */
  '1.2.804.2.1.1.1.1.1.3.5.2'(parameters) {
    const iv = decodeBer(parameters, KalynaParameters)?.iv;
    if (iv?.byteLength !== KALYNA_BYTES) return null;
    const decipher = (data: Uint8Array, key: Bytes) => {
      if (data.length % KALYNA_BYTES !== 0) return new Uint8Array();
      const clear = decryptKalyna(data, key, new Uint8Array(iv.buffer));
      const own = removePadding(clear);
      clear.fill(0);
      return own;
    };
    return { keyBytes: KALYNA_BYTES, decipher };
  },
};

/** Ciphers by object identifier, including AES, with which programs also encrypt DSTU keys. */
export const CIPHERS: Readonly<Record<string, ReadCipher>> = {
  ...OWN_CIPHERS,
  '2.16.840.1.101.3.4.1.2': createAesReader(16),
  '2.16.840.1.101.3.4.1.22': createAesReader(24),
  '2.16.840.1.101.3.4.1.42': createAesReader(32),
};

function createAesReader(keyBytes: number): ReadCipher {
  return (parameters) => {
    const vector = decodeBer(parameters, OctetString);
    if (vector?.byteLength !== AES_IV_BYTES) return null;
    const algorithm = { name: 'AES-CBC', iv: copyBytes(vector.buffer) };
    return {
      keyBytes,
      async decipher(data, raw) {
        const key = await crypto.subtle.importKey('raw', raw, algorithm.name, false, ['decrypt']);
        try {
          return new Uint8Array(await crypto.subtle.decrypt(algorithm, key, copyBytes(data)));
        } catch {
          // Wrong padding of the last block means another key.
          return new Uint8Array();
        }
      },
    };
  };
}

function removePadding(clear: Bytes): Bytes {
  const count = clear.at(-1) ?? 0;
  const isFilled = count > 0 && count <= KALYNA_BYTES && clear.subarray(-count).every((byte) => byte === count);
  return clear.slice(0, isFilled ? clear.length - count : 0);
}

const ROWS = 8;
const ROW_SIZE = 16;
/** Size of a substitution in a file: two entries per byte. */
const SUBSTITUTION_BYTES = (ROWS * ROW_SIZE) / 2;

/**
 * Reads the GOST 28147 substitution of a file; files have its rows in the reverse order of the package.
 * @returns null if invalid: a row must have each of its sixteen values once
 */
function readSubstitution(packed: Uint8Array): Buffer | null {
  if (packed.length !== SUBSTITUTION_BYTES) return null;
  const entries = [...packed].flatMap((byte) => [byte >> 4, byte & 0x0f]);
  const rows = Array.from({ length: ROWS }, (_, row) => entries.slice(row * ROW_SIZE, (row + 1) * ROW_SIZE));
  if (rows.some((row) => new Set(row).size !== ROW_SIZE)) return null;
  return Buffer.from(rows.reverse().flat());
}
