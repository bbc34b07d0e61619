import { Buffer } from 'buffer';
import type { Bytes } from '../encoding/bytes';
import { encodeElement, encodeOid, Tag } from '../encoding/der';
import { IIT_ITERATIONS } from './decrypt-iit';
import { deriveIitKey } from './derive-key';
import { init } from '../dstu/packages';

const IIT = '1.3.6.1.4.1.19398.1.1.1.2';
const BLOCK_BYTES = 8;
const MAC_BITS = 32;

/** Writes a `Key-6.dat` for the sandbox's demonstration. @param privateKey DER */
export function writeIitFile(privateKey: Uint8Array, password: string): Bytes {
  const size = Math.ceil(privateKey.length / BLOCK_BYTES) * BLOCK_BYTES;
  const clear = Buffer.alloc(size);
  clear.set(privateKey);
  const key = deriveIitKey(new TextEncoder().encode(password), IIT_ITERATIONS, () => undefined);
  const cipher = init();
  cipher.key(key);
  const encrypted = Buffer.alloc(size);
  cipher.crypt(clear, encrypted);
  const mac = cipher.mac(MAC_BITS, Buffer.from(privateKey));
  cipher.key(key.fill(0));
  clear.fill(0);
  const octets = (bytes: Uint8Array) => encodeElement(Tag.octetString, bytes);
  // The padding of the last block is stored in the header, beside the MAC.
  const head = encodeElement(Tag.sequence, octets(mac), octets(encrypted.subarray(privateKey.length)));
  const algorithm = encodeElement(Tag.sequence, encodeOid(IIT), head);
  return encodeElement(Tag.sequence, algorithm, octets(encrypted.subarray(0, privateKey.length)));
}
