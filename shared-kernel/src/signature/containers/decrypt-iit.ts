import { Buffer } from 'buffer';
import { AsnProp, OctetString } from '@peculiar/asn1-schema';
import { areEqualBytes } from '../encoding/bytes';
import { decodeBer } from '../encoding/der';
import { init } from '../dstu/packages';
import { moveBytes, type Decrypt, type Decrypted, type OnShare } from './decrypted';
import { deriveIitKey } from './derive-key';

class IitParameters {
  mac = new OctetString();
  padding?: OctetString;
}
AsnProp({ type: OctetString })(IitParameters.prototype, 'mac');
AsnProp({ type: OctetString, optional: true })(IitParameters.prototype, 'padding');

const BLOCK_BYTES = 8;
const MAC_BYTES = 4;
export const IIT_ITERATIONS = 10_000;

/**
 * Decrypts a `Key-6.dat`: whole blocks, padded with bytes from the header, which also has the GOST 28147 MAC of the
 * plaintext.
 */
export const decryptIit: Decrypt = (parameters, data, password, onShare) =>
  Promise.resolve(decryptNow(parameters, data, password, onShare));

function decryptNow(
  parameters: Uint8Array,
  data: Uint8Array,
  password: Uint8Array,
  onShare: OnShare,
): Decrypted | null {
  const head = decodeBer(parameters, IitParameters);
  const padding = new Uint8Array(head?.padding?.buffer ?? new ArrayBuffer(0));
  if (!head || head.mac.byteLength !== MAC_BYTES || padding.length >= BLOCK_BYTES || data.length === 0) return null;
  if ((data.length + padding.length) % BLOCK_BYTES !== 0) return null;
  const key = deriveIitKey(password, IIT_ITERATIONS, onShare);
  const cipher = init();
  cipher.key(key);
  const encrypted = Buffer.concat([Buffer.from(data), padding]);
  const clear = Buffer.alloc(encrypted.length);
  cipher.decrypt(encrypted, clear);
  const isWhole = areEqualBytes(
    cipher.mac(MAC_BYTES * 8, clear.subarray(0, data.length)),
    new Uint8Array(head.mac.buffer),
  );
  cipher.key(key.fill(0));
  return { clear: moveBytes(clear, data.length), isWhole };
}
