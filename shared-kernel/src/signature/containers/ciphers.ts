import { Buffer } from 'buffer';
import { AsnProp, OctetString } from '@peculiar/asn1-schema';
import type { Bytes } from '../encoding/bytes';
import { decodeBer } from '../encoding/der';
import { init } from '../dstu/packages';
import { KALYNA_BYTES, kalynaDecipher } from '../kupyna/kalyna';
import { taken } from './decrypted';
import { readSubstitution } from './substitution';

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

/** Takes the parameters of a file and gives what deciphers; null if they are not those of the cipher. */
type ReadCipher = (parameters: Uint8Array) => ((data: Uint8Array, key: Buffer) => Bytes) | null;

/** Ciphers of PBES2, by their object identifiers; both take keys of 32 bytes. */
export const CIPHERS: Readonly<Record<string, ReadCipher>> = {
  /** GOST 28147 with feedback, by the substitution that the file names. */
  '1.2.804.2.1.1.1.1.1.1.3'(parameters) {
    const read = decodeBer(parameters, GostParameters);
    const substitution = read && readSubstitution(new Uint8Array(read.substitution.buffer));
    if (read?.iv.byteLength !== GOST_IV_BYTES || !substitution) return null;
    const iv = Buffer.from(read.iv.buffer);
    return (data, key) => {
      const cipher = init(substitution);
      cipher.key(key);
      const clear = Buffer.alloc(data.length);
      cipher.decrypt_cfb(iv, Buffer.from(data), clear);
      // The cipher keeps the key that it was given last.
      cipher.key(Buffer.alloc(key.length));
      return taken(clear, data.length);
    };
  },
  /** DSTU 7624 of 256 bits, chained. */
  '1.2.804.2.1.1.1.1.1.3.5.2'(parameters) {
    const iv = decodeBer(parameters, KalynaParameters)?.iv;
    if (iv?.byteLength !== KALYNA_BYTES) return null;
    return (data, key) => {
      if (data.length % KALYNA_BYTES !== 0) return new Uint8Array();
      const clear = kalynaDecipher(data, key, new Uint8Array(iv.buffer));
      const own = withoutFilling(clear);
      clear.fill(0);
      return own;
    };
  },
};

/** What stands before the bytes that fill up the last block, each of which tells how many they are; nothing if they do not. */
function withoutFilling(clear: Bytes): Bytes {
  const count = clear.at(-1) ?? 0;
  const isFilled = count > 0 && count <= KALYNA_BYTES && clear.subarray(-count).every((byte) => byte === count);
  return clear.slice(0, isFilled ? clear.length - count : 0);
}
